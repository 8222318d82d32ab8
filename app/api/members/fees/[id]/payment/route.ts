import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { takenFeeInputSchema, takenFeeSchema } from "@/lib/schemas/till/fee";
import { takeFee } from "@/lib/services/till/pay-series";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/members/fees/{id}/payment", {
  POST: endpoint({
    summary: "Incassa tutta la quota e ne fa la ricevuta",
    access: "desk",
    keys: "refused",
    audits: ["payment.create", "receipt.create"],
    params: idParams,
    body: takenFeeInputSchema,
    output: takenFeeSchema,
    status: 201,
    isIdempotent: true,
    errors: ["NOTHING_DUE", "YEAR_CLOSED"],
    handle: ({ params, body, user, idempotency, now }) => takeFee(params.id, body, user.id, idempotency, now),
  }),
});
