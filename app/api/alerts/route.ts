import { defineRoute, endpoint } from "@/lib/http/define-route";
import { siteStateSchema } from "@/lib/schemas/site/alert";
import { findSiteState } from "@/lib/services/site/alerts";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/alerts", {
  GET: endpoint({
    summary:
      "Ciò che non va nel funzionamento del sito: e-mail ferme, copie di sicurezza, database di riserva; e di quando sono l'ultima copia e l'ultima prova riuscita",
    access: "admin",
    keys: "refused",
    output: siteStateSchema,
    handle: ({ now }) => findSiteState(now),
  }),
});
