import { defineRoute, endpoint } from "@/lib/http/define-route";
import { setupSchema } from "@/lib/schemas/site/setup";
import { takesCards } from "@/lib/services/money/stripe-client";
import { firstSteps } from "@/lib/services/site/first-steps";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/setup", {
  GET: endpoint({
    summary: "I primi passi e i dati dimostrativi",
    access: "admin",
    output: setupSchema,
    handle: () => firstSteps(takesCards()),
  }),
});
