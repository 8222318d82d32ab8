import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { alertSchema } from "@/lib/schemas/site/alert";
import { findAlerts } from "@/lib/services/site/alerts";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/alerts", {
  GET: endpoint({
    summary:
      "Ciò che non va nel funzionamento del sito: e-mail ferme, copie di sicurezza, database di riserva",
    access: "admin",
    keys: "refused",
    output: z.array(alertSchema),
    handle: async ({ now }) =>
      (await findAlerts(now)).map(({ since, ...alert }) => ({
        ...alert,
        since: since?.toISOString() ?? null,
      })),
  }),
});
