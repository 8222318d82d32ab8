import { defineRoute } from "@/lib/http/define-route";
import { HERO_LIMIT_BYTES } from "@/lib/http/multipart";
import { addPicture } from "@/lib/services/space/add-picture";
import { pictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/hero-image", {
  POST: pictureUpload({
    summary: "Carica la foto grande della home",
    access: "admin",
    keys: "refused",
    limitBytes: HERO_LIMIT_BYTES,
    store: (file) => addPicture(file, "heroes"),
  }),
});
