import { defineRoute } from "@/lib/http/define-route";
import { cataloguePictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/teacher-image", {
  POST: cataloguePictureUpload("teachers", "Carica l'immagine di un insegnante"),
});
