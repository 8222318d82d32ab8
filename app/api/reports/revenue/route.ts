import { listRevenue } from "@/lib/data/till/revenue";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { revenueQuerySchema, revenueSchema } from "@/lib/schemas/till/payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/revenue", {
  GET: endpoint({
    summary: "Incassi e rimborsi per mese, sala, metodo o tipo",
    access: "staff",
    keys: "money:read",
    query: revenueQuerySchema,
    output: revenueSchema,
    handle: ({ query }) => listRevenue(query),
  }),
});
