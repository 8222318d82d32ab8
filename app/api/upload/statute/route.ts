import { z } from "zod";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { DOCUMENT_LIMIT_BYTES } from "@/lib/http/multipart";
import { addStatute } from "@/lib/services/site/site-files";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/statute", {
  POST: endpoint({
    summary: "Carica lo statuto in PDF (multipart, campo document, fino a 10 MB)",
    access: "admin",
    keys: "refused",
    audits: ["picture.create"],
    form: { file: "document", limitBytes: DOCUMENT_LIMIT_BYTES },
    output: z.object({ documentUrl: z.string() }),
    status: 201,
    handle: async ({ file }) => {
      if (file === null) throw fieldError("document", text("refusals.upload.noDocument"));
      return { documentUrl: await addStatute(file) };
    },
  }),
});
