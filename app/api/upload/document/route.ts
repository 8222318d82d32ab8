import { z } from "zod";
import { text } from "@/lib/domain/language/text";
import { fieldError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { DOCUMENT_LIMIT_BYTES } from "@/lib/http/multipart";
import { addDocument } from "@/lib/services/books/documents";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/upload/document", {
  POST: endpoint({
    summary: "Carica il documento di un movimento: PDF, JPEG o PNG (multipart, campo document, fino a 10 MB)",
    access: "staff",
    keys: "refused",
    audits: ["book-entry.create"],
    form: { file: "document", limitBytes: DOCUMENT_LIMIT_BYTES },
    output: z.object({ documentUrl: z.string() }),
    status: 201,
    handle: async ({ file }) => {
      if (file === null) throw fieldError("document", text("refusals.upload.noDocument"));
      return { documentUrl: await addDocument(file) };
    },
  }),
});
