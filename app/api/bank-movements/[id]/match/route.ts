import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { bankMatchInputSchema, bankMovementSchema } from "@/lib/schemas/import/bank";
import { matchMovement, unmatchMovement } from "@/lib/services/import/bank-movements";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-movements/{id}/match", {
  POST: endpoint({
    summary:
      "Abbina un movimento della banca a pagamenti e movimenti della prima nota, o registra il pagamento che è",
    access: "treasurer",
    keys: "refused",
    audits: ["bank-movement.update", "payment.create"],
    params: idParams,
    body: bankMatchInputSchema,
    output: bankMovementSchema,
    isIdempotent: true,
    errors: ["DUPLICATE", "AMOUNT_TOO_HIGH", "YEAR_CLOSED"],
    handle: ({ params, body, user, idempotency, now }) =>
      matchMovement(params.id, body, user.id, idempotency, now),
  }),
  DELETE: endpoint({
    summary: "Toglie l'abbinamento di un movimento della banca; nei conti non cambia nulla",
    access: "treasurer",
    keys: "refused",
    audits: ["bank-movement.update"],
    params: idParams,
    output: bankMovementSchema,
    handle: ({ params }) => unmatchMovement(params.id),
  }),
});
