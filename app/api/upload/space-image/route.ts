import { defineRoute } from "@/lib/http/define-route";
import { pictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/space-image", {
  POST: pictureUpload("spaces", "Carica l'immagine di uno spazio"),
});
