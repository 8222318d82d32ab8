import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookingChangedSchema } from "@/lib/schemas/booking/booking";
import { idParams } from "@/lib/schemas/fields";
import { depositRetentionSchema } from "@/lib/schemas/till/deposit";
import { retainDeposit } from "@/lib/services/till/retain-deposit";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/deposit-retention", {
  POST: endpoint({
    summary: "Trattiene una parte della cauzione, con il motivo che il cliente riceve",
    access: "staff",
    keys: "money:write",
    audits: ["payment.create"],
    params: idParams,
    body: depositRetentionSchema,
    output: bookingChangedSchema,
    isIdempotent: true,
    errors: ["NOT_FOUND", "AMOUNT_TOO_HIGH"],
    handle: ({ params, body, accountId, idempotency, now }) =>
      retainDeposit(params.id, body, accountId, idempotency, now),
  }),
});
