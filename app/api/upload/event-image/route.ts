import { defineRoute } from "@/lib/http/define-route";
import { cataloguePictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/event-image", {
  POST: cataloguePictureUpload("events", "Carica l'immagine di un evento"),
});
