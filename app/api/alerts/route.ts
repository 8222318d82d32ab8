import { defineRoute, endpoint } from "@/lib/http/define-route";
import { siteStateSchema } from "@/lib/schemas/site/alert";
import { findAlerts } from "@/lib/services/site/alerts";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/alerts", {
  GET: endpoint({
    summary:
      "Ciò che non va nel funzionamento del sito: e-mail ferme, copie di sicurezza, database di riserva; e di quando sono l'ultima copia e l'ultima prova riuscita",
    access: "admin",
    keys: "refused",
    output: siteStateSchema,
    handle: async ({ now }) => {
      const { alerts, lastBackupAt, restoredAt } = await findAlerts(now);
      return {
        alerts: alerts.map(({ since, ...alert }) => ({ ...alert, since: since?.toISOString() ?? null })),
        lastBackupAt: lastBackupAt?.toISOString() ?? null,
        restoredAt: restoredAt?.toISOString() ?? null,
      };
    },
  }),
});
