import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookEntryInputSchema } from "@/lib/schemas/books/book-entry";
import { idParams } from "@/lib/schemas/fields";
import { bankMovementSchema } from "@/lib/schemas/import/bank";
import { enterMovement } from "@/lib/services/import/bank-movements";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bank-movements/{id}/entry", {
  POST: endpoint({
    summary: "Registra nella prima nota un movimento della banca, e lo abbina",
    access: "treasurer",
    keys: "refused",
    audits: ["bank-movement.update", "book-entry.create"],
    params: idParams,
    body: bookEntryInputSchema,
    output: bankMovementSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE", "YEAR_CLOSED"],
    handle: ({ params, body, user, idempotency, now }) =>
      enterMovement(params.id, body, user.id, idempotency, now),
  }),
});
