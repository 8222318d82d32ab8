import { fieldsOf } from "@/lib/domain/import/import-fields";
import { toCsv } from "@/lib/domain/site/csv";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { csvResponse } from "@/lib/http/file-response";
import { templateQuerySchema } from "@/lib/schemas/import/import";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/imports/template", {
  GET: endpoint({
    summary: "Un modello da riempire, con una riga d'esempio",
    access: "staff",
    keys: "refused",
    query: templateQuerySchema,
    contentType: "text/csv",
    handle: async ({ query: { kind } }) => {
      const columns = fieldsOf(kind).map(({ header, example }) => ({ header, value: () => example }));
      return csvResponse(`modello-${kind}.csv`, toCsv(columns, [null]));
    },
  }),
});
