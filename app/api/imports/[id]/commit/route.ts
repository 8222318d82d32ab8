import { defineRoute, endpoint } from "@/lib/http/define-route";
import { commitInputSchema, committedSchema, importParams } from "@/lib/schemas/import/import";
import { commitImport } from "@/lib/services/import/imports";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/imports/{id}/commit", {
  POST: endpoint({
    summary:
      "Importa le righe pronte, tutte o nessuna, senza avvisare nessuno; ripetuta, risponde come la prima volta",
    access: "staff",
    keys: "refused",
    audits: ["import.confirm"],
    params: importParams,
    body: commitInputSchema,
    isBodyOptional: true,
    output: committedSchema,
    errors: ["NOT_FOUND", "HAS_ERRORS"],
    handle: ({ params, body, now }) => commitImport(params.id, body, now),
  }),
});
