import { defineRoute, endpoint } from "@/lib/http/define-route";
import { csvResponse } from "@/lib/http/file-response";
import { exportParams } from "@/lib/schemas/import/export";
import { exportCsv } from "@/lib/services/import/export-csv";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/exports/{file}", {
  GET: endpoint({
    summary:
      "Persone, prenotazioni, pagamenti, soci o movimenti della prima nota come CSV, che un'importazione dello stesso tipo rilegge; alla segreteria i movimenti di cassa",
    access: "staff",
    keys: "refused",
    params: exportParams,
    contentType: "text/csv",
    errors: ["NOT_FOUND"],
    handle: async ({ params: { file }, user }) =>
      csvResponse(`${file}.csv`, await exportCsv(file, user.role)),
  }),
});
