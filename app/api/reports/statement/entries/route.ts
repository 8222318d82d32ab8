import { listRowMovements } from "@/lib/data/books/journal";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { rowEntrySchema, rowQuerySchema } from "@/lib/schemas/books/statement";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/statement/entries", {
  GET: endpoint({
    summary: "Di che cosa è fatta una voce del rendiconto: pagamenti e movimenti di un anno",
    access: "treasurer",
    keys: "refused",
    query: rowQuerySchema,
    output: rowEntrySchema.array(),
    handle: ({ query: { year, direction, category } }) =>
      listRowMovements(year, { direction, key: category }),
  }),
});
