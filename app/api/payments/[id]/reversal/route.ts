import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { paymentSchema, reasonSchema } from "@/lib/schemas/till/payment";
import { reversePayment } from "@/lib/services/till/record-payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/payments/{id}/reversal", {
  POST: endpoint({
    summary: "Storna un movimento con uno contrario",
    access: "desk",
    keys: "money:write",
    audits: ["payment.reverse"],
    params: idParams,
    body: reasonSchema,
    output: paymentSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE", "IN_USE", "NOT_CHANGEABLE", "AMOUNT_TOO_HIGH", "UNAVAILABLE"],
    handle: ({ params, body, accountId, idempotency, now }) =>
      reversePayment(params.id, body.reason, accountId, idempotency, now),
  }),
});
