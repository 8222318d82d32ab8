import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookEntrySchema } from "@/lib/schemas/books/book-entry";
import { idParams } from "@/lib/schemas/fields";
import { reasonSchema } from "@/lib/schemas/till/payment";
import { reverseBookEntry } from "@/lib/services/books/keep-entries";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/book-entries/{id}/reversal", {
  POST: endpoint({
    summary: "Storna un movimento della prima nota, con la data di oggi",
    access: "treasurer",
    keys: "refused",
    audits: ["book-entry.reverse"],
    params: idParams,
    body: reasonSchema,
    output: bookEntrySchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE"],
    handle: ({ params, body, user, idempotency, now }) =>
      reverseBookEntry(params.id, body.reason, user.id, idempotency, now),
  }),
});
