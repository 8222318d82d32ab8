import { z } from "zod";
import { notFoundError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { readUpload } from "@/lib/storage/stored-pictures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/uploads/*", {
  GET: endpoint({
    summary: "Un'immagine caricata",
    access: "public",
    contentType: "image/*",
    params: z.object({ path: z.array(z.string()) }),
    handle: async ({ params }) => {
      const upload = await readUpload(params.path);
      if (upload === null) throw notFoundError("image");
      return new Response(upload.bytes, {
        headers: {
          "Content-Type": `image/${upload.format}`,
          "Content-Length": String(upload.bytes.byteLength),
          "X-Content-Type-Options": "nosniff",
          // Immutable, since file names are random and never reused.
          "Cache-Control": "public, max-age=31536000, immutable",
        },
      });
    },
  }),
});
