import { defineRoute } from "@/lib/http/define-route";
import { addLogo } from "@/lib/services/site/site-files";
import { pictureUpload } from "../picture-upload";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/logo", {
  POST: pictureUpload({
    summary: "Carica il logo, con le icone che ne derivano",
    access: "admin",
    keys: "refused",
    store: addLogo,
  }),
});
