import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { seriesPaymentInputSchema, seriesPaymentSchema } from "@/lib/schemas/till/payment";
import { repayBooking } from "@/lib/services/till/repay-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/repayment", {
  POST: endpoint({
    summary: "Restituisce insieme il rimborso del prezzo e la cauzione di una prenotazione",
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
      repayBooking(params.id, body, accountId, idempotency, now),
  }),
});
