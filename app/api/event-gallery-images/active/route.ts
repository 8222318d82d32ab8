import { z } from "zod";
import { listGalleryImages } from "@/lib/data/catalogue/gallery-images";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { galleryImageSchema } from "@/lib/schemas/catalogue/gallery-image";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/event-gallery-images/active", {
  GET: endpoint({
    summary: "Le immagini attive della galleria, in ordine",
    access: "public",
    keys: "public",
    output: z.array(galleryImageSchema),
    handle: () => listGalleryImages({ withHidden: false }),
  }),
});
