import { defineRoute } from "@/lib/http/define-route";
import { cataloguePictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/space-image", {
  POST: cataloguePictureUpload("spaces", "Carica l'immagine di uno spazio"),
});
