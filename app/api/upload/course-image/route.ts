import { defineRoute } from "@/lib/http/define-route";
import { pictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/course-image", {
  POST: pictureUpload("courses", "Carica l'immagine di un corso"),
});
