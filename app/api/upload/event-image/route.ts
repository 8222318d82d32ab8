import { defineRoute } from "@/lib/http/define-route";
import { pictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/event-image", {
  POST: pictureUpload("events", "Carica l'immagine di un evento"),
});
