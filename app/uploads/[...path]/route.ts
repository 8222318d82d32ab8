import { z } from "zod";
import { notFoundError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { list, shortString } from "@/lib/schemas/fields";
import { readUpload } from "@/lib/storage/stored-pictures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/uploads/*", {
  GET: endpoint({
    summary: "Un'immagine caricata, o lo statuto in PDF",
    access: "public",
    keys: "public",
    contentType: "image/*",
    alsoAs: ["application/pdf"],
    params: z.object({ path: list(shortString(200)) }),
    handle: async ({ params }) => {
      const upload = await readUpload(params.path);
      if (upload === null) throw notFoundError("image");
      return new Response(upload.bytes, {
        headers: {
          "Content-Type": upload.type,
          "Content-Length": String(upload.bytes.byteLength),
          // The sandbox in which uploads are served shows no PDF: it is saved instead.
          ...(upload.type === "application/pdf" && {
            "Content-Disposition": 'attachment; filename="statuto.pdf"',
          }),
          "X-Content-Type-Options": "nosniff",
          // Immutable, since file names are random and never reused.
          "Cache-Control": "public, max-age=31536000, immutable",
        },
      });
    },
  }),
});
