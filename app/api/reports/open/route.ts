import { z } from "zod";
import { listOpenBalances } from "@/lib/data/open-balances";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { openBalanceSchema } from "@/lib/schemas/payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/open", {
  GET: endpoint({
    summary: "Quanto resta da incassare e da rimborsare",
    access: "admin",
    output: z.array(openBalanceSchema),
    handle: () => listOpenBalances(),
  }),
});
