import { z } from "zod";
import { findDocument } from "@/lib/data/books/documents";
import { seenAccount } from "@/lib/domain/books/book-entry";
import { isUuid } from "@/lib/domain/site/uuid";
import { requireFound } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { shortString } from "@/lib/schemas/bounded-text";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/documents/{id}", {
  GET: endpoint({
    summary: "Il documento di un movimento della prima nota; alla segreteria quelli dei movimenti di cassa",
    access: "staff",
    keys: "refused",
    params: z.object({ id: shortString() }),
    contentType: "application/pdf",
    alsoAs: ["image/jpeg", "image/png"],
    handle: async ({ params: { id }, user }) => {
      const document = requireFound(
        isUuid(id) ? await findDocument(id, seenAccount(user.role)) : null,
        "document",
      );
      return new Response(document.content, {
        headers: {
          "Content-Type": document.type,
          "Content-Length": String(document.content.byteLength),
          "Content-Disposition": "inline",
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-store",
        },
      });
    },
  }),
});
