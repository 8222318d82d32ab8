import { listCounterparties } from "@/lib/data/books/book-entries";
import { seenAccount } from "@/lib/domain/books/book-entry";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { counterpartySchema } from "@/lib/schemas/books/counterparty";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/book-entries/counterparties", {
  GET: endpoint({
    summary: "Da chi e a chi si è già registrato, dall'ultimo, con la voce dell'ultima volta",
    access: "staff",
    keys: "refused",
    output: counterpartySchema.array(),
    handle: ({ user }) => listCounterparties(seenAccount(user.role)),
  }),
});
