import { defineRoute } from "@/lib/http/define-route";
import { cataloguePictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/course-image", {
  POST: cataloguePictureUpload("courses", "Carica l'immagine di un corso"),
});
