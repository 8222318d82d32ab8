import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { seriesPaymentInputSchema, seriesPaymentSchema } from "@/lib/schemas/till/payment";
import { paySeries } from "@/lib/services/till/pay-series";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series/{id}/payments", {
  POST: endpoint({
    summary: "Incassa in una volta ciò che è da pagare di una serie: un movimento per ogni data",
    access: "desk",
    keys: "money:write",
    audits: ["payment.create"],
    params: idParams,
    body: seriesPaymentInputSchema,
    output: seriesPaymentSchema,
    status: 201,
    isIdempotent: true,
    errors: ["NOT_FOUND", "NOTHING_DUE", "AMOUNT_TOO_HIGH", "YEAR_CLOSED"],
    handle: ({ params, body, accountId, idempotency, now }) =>
      paySeries(params.id, body, accountId, idempotency, now),
  }),
});
