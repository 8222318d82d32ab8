import { z } from "zod";
import { requireFound } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { pictureResponse } from "@/lib/http/picture-response";
import { shortString } from "@/lib/schemas/bounded-text";
import { list } from "@/lib/schemas/fields";
import { readUpload } from "@/lib/storage/stored-pictures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/uploads/*", {
  GET: endpoint({
    summary: "Un'immagine caricata, o lo statuto in PDF",
    access: "public",
    keys: "public",
    contentType: "image/*",
    alsoAs: ["application/pdf"],
    isConditional: true,
    params: z.object({ path: list(shortString(2_000)) }),
    handle: async ({ request, params }) => {
      const upload = requireFound(await readUpload(params.path), "image");
      // The sandbox in which uploads are served cannot display a PDF, so it is downloaded instead.
      const headers: Record<string, string> =
        upload.type === "application/pdf"
          ? { "Content-Disposition": 'attachment; filename="statuto.pdf"' }
          : {};
      return pictureResponse(request, upload.bytes, { type: upload.type, headers });
    },
  }),
});
