import { z } from "zod";
import { listGalleryImages } from "@/lib/data/catalogue/gallery-images";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { galleryForm } from "@/lib/http/gallery-form";
import { galleryImageInputSchema, galleryImageOfPanelSchema } from "@/lib/schemas/catalogue/gallery-image";
import { addGalleryImage } from "@/lib/services/catalogue/gallery";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/event-gallery-images", {
  GET: endpoint({
    summary: "Tutte le immagini della galleria",
    access: "desk",
    keys: "refused",
    output: z.array(galleryImageOfPanelSchema),
    handle: () => listGalleryImages({ withHidden: true }),
  }),
  POST: endpoint({
    summary: "Aggiunge un'immagine alla galleria (JSON, o multipart con il campo image, fino a 10 MB)",
    access: "staff",
    keys: "refused",
    audits: ["gallery-image.create"],
    form: { ...galleryForm, fields: galleryImageInputSchema },
    output: galleryImageOfPanelSchema,
    status: 201,
    isIdempotent: true,
    handle: ({ body, file, idempotency }) => addGalleryImage(body, file, idempotency),
  }),
});
