import { defineRoute, endpoint } from "@/lib/http/define-route";
import { cashCountInputSchema, cashCountSchema } from "@/lib/schemas/books/cash-count";
import { countCash } from "@/lib/services/books/count-cash";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/books/cash-count", {
  POST: endpoint({
    summary: "Confronta la cassa contata con il suo saldo; la differenza diventa un movimento di oggi",
    access: "treasurer",
    keys: "refused",
    audits: ["book-entry.create"],
    body: cashCountInputSchema,
    output: cashCountSchema,
    status: 201,
    isIdempotent: true,
    handle: ({ body, user, idempotency, now }) => countCash(body, user.id, idempotency, now),
  }),
});
