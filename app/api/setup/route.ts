import { defineRoute, endpoint } from "@/lib/http/define-route";
import { setupSchema, setupUpdateSchema } from "@/lib/schemas/site/setup";
import { takesCards } from "@/lib/services/money/stripe-client";
import { dismissFirstSteps, firstSteps } from "@/lib/services/site/first-steps";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/setup", {
  GET: endpoint({
    summary: "I primi passi e i dati dimostrativi",
    access: "admin",
    keys: "refused",
    output: setupSchema,
    handle: () => firstSteps(takesCards()),
  }),
  PATCH: endpoint({
    summary: "Chiude l'elenco dei primi passi, o lo mostra di nuovo",
    access: "admin",
    keys: "refused",
    audits: ["site.update"],
    body: setupUpdateSchema,
    output: setupSchema,
    handle: async ({ body, now }) => {
      await dismissFirstSteps(body.isDismissed, now);
      return firstSteps(takesCards());
    },
  }),
});
