import { z } from "zod";
import { listGalleryImages } from "@/lib/data/catalogue/gallery-images";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { readGalleryBody } from "@/lib/http/gallery-body";
import { galleryImageInputSchema, galleryImageOfPanelSchema } from "@/lib/schemas/catalogue/gallery-image";
import { parseInput } from "@/lib/schemas/parse-input";
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
    form: { file: "image", fields: galleryImageInputSchema, isJsonToo: true },
    output: galleryImageOfPanelSchema,
    status: 201,
    handle: async ({ request }) => {
      const { fields, file } = await readGalleryBody(request);
      const image = await addGalleryImage(parseInput(galleryImageInputSchema, fields), file);
      return image;
    },
  }),
});
