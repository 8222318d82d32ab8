import { z } from "zod";
import { listPayments } from "@/lib/data/money/payments";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { paymentInputSchema, paymentListQuerySchema, paymentSchema } from "@/lib/schemas/till/payment";
import { recordPayment } from "@/lib/services/till/record-payment";
import { requireKnownWay } from "@/lib/services/till/way-to-pay";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/payments", {
  GET: endpoint({
    summary: "I movimenti di cassa",
    access: "desk",
    keys: "money:read",
    query: paymentListQuerySchema,
    output: z.array(paymentSchema),
    handle: async ({ query, headers }) => {
      await requireKnownWay(query.method);
      const { payments, total } = await listPayments(query);
      headers.set("X-Total-Count", String(total));
      return payments;
    },
  }),
  POST: endpoint({
    summary: "Registra un pagamento o un rimborso",
    access: "desk",
    keys: "money:write",
    audits: ["payment.create"],
    body: paymentInputSchema,
    output: paymentSchema,
    status: 201,
    isIdempotent: true,
    errors: ["NOT_FOUND", "AMOUNT_TOO_HIGH", "YEAR_CLOSED"],
    handle: ({ body, accountId, idempotency, now }) => recordPayment(body, accountId, idempotency, now),
  }),
});
