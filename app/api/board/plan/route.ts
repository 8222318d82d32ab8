import { defineRoute, endpoint } from "@/lib/http/define-route";
import { planQuerySchema, planSchema } from "@/lib/schemas/panel/board";
import { checkPlan } from "@/lib/services/panel/check-plan";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/board/plan", {
  GET: endpoint({
    summary: "Prezzo, disponibilità e impegni in conflitto di una prenotazione da fare o da spostare",
    access: "desk",
    keys: "refused",
    query: planQuerySchema,
    output: planSchema,
    errors: ["NOT_FOUND", "PROMO_INVALID"],
    handle: ({ query, now }) => checkPlan(query, now),
  }),
});
