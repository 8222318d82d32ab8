import { z } from "zod";
import { fieldError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { readMultipart } from "@/lib/http/multipart";
import { SPACE_IMAGE_LIMIT_BYTES } from "@/lib/http/upload-limits";
import { addSpacePicture } from "@/lib/services/add-space-picture";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/space-image", {
  POST: endpoint({
    summary: "Carica l'immagine di uno spazio (multipart, campo image, fino a 5 MB)",
    access: "admin",
    audits: ["picture.create"],
    form: { file: "image" },
    output: z.object({ imageUrl: z.string() }),
    status: 201,
    handle: async ({ request }) => {
      const { file } = await readMultipart(request, "image", SPACE_IMAGE_LIMIT_BYTES);
      if (file === null) throw fieldError("image", "Scegli un'immagine da caricare.");
      return { imageUrl: await addSpacePicture(file) };
    },
  }),
});
