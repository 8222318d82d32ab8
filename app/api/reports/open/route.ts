import { z } from "zod";
import { listOpenBalances } from "@/lib/data/till/open-balances";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { openBalanceQuerySchema, openBalanceSchema } from "@/lib/schemas/till/payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/open", {
  GET: endpoint({
    summary: "Quanto resta da incassare e da rimborsare",
    access: "staff",
    keys: "money:read",
    query: openBalanceQuerySchema,
    output: z.array(openBalanceSchema),
    handle: async ({ query, headers }) => {
      const { balances, total, amount } = await listOpenBalances(query);
      headers.set("X-Total-Count", String(total));
      headers.set("X-Total-Amount", String(amount));
      return balances;
    },
  }),
});
