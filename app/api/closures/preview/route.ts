import { defineRoute, endpoint } from "@/lib/http/define-route";
import { closurePreviewQuerySchema, closurePreviewSchema } from "@/lib/schemas/closure/closure";
import { previewClosure } from "@/lib/services/closure/closures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/closures/preview", {
  GET: endpoint({
    summary:
      "Che cosa incontrerebbe una chiusura, e quanti iscritti alle lezioni sospese hanno un indirizzo; non salva nulla",
    access: "staff",
    keys: "refused",
    query: closurePreviewQuerySchema,
    output: closurePreviewSchema,
    errors: ["NOT_FOUND"],
    handle: ({ query, now }) => previewClosure(query, now),
  }),
});
