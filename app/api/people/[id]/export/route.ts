import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { personExportSchema } from "@/lib/schemas/privacy/account-export";
import { exportPerson } from "@/lib/services/privacy/export-account";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/people/{id}/export", {
  GET: endpoint({
    summary: "Tutti i dati di una persona senza account, da scaricare e consegnarle",
    access: "admin",
    keys: "refused",
    params: idParams,
    output: personExportSchema,
    errors: ["IN_USE"],
    handle: async ({ params, now }) =>
      new Response(JSON.stringify(await exportPerson(params.id, now), null, 2), {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": `attachment; filename="dati-personali.json"`,
        },
      }),
  }),
});
