import { defineRoute, endpoint } from "@/lib/http/define-route";
import { accountExportSchema } from "@/lib/schemas/privacy/account-export";
import { exportAccount } from "@/lib/services/privacy/export-account";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/export", {
  GET: endpoint({
    summary: "Tutti i propri dati, da scaricare",
    access: "user",
    keys: "refused",
    output: accountExportSchema,
    handle: async ({ user, now }) =>
      new Response(JSON.stringify(await exportAccount(user.id, now), null, 2), {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": `attachment; filename="i-miei-dati.json"`,
        },
      }),
  }),
});
