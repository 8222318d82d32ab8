import { z } from "zod";
import { listBookEntries } from "@/lib/data/books/book-entries";
import { seenAccount } from "@/lib/domain/books/book-entry";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  bookEntryInputSchema,
  bookEntryListQuerySchema,
  bookEntrySchema,
} from "@/lib/schemas/books/book-entry";
import { addBookEntry } from "@/lib/services/books/keep-entries";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/book-entries", {
  GET: endpoint({
    summary: "I movimenti della prima nota; alla segreteria quelli di cassa",
    access: "staff",
    keys: "refused",
    query: bookEntryListQuerySchema,
    output: z.array(bookEntrySchema),
    handle: async ({ query, user, headers }) => {
      const { entries, total } = await listBookEntries(query, seenAccount(user.role));
      headers.set("X-Total-Count", String(total));
      return entries;
    },
  }),
  POST: endpoint({
    summary: "Registra un'entrata, un'uscita o un giroconto; la segreteria solo in cassa",
    access: "staff",
    keys: "refused",
    audits: ["book-entry.create"],
    body: bookEntryInputSchema,
    output: bookEntrySchema,
    status: 201,
    isIdempotent: true,
    errors: ["YEAR_CLOSED"],
    handle: ({ body, user, idempotency, now }) => addBookEntry(body, user, idempotency, now),
  }),
});
