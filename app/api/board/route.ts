import { defineRoute, endpoint } from "@/lib/http/define-route";
import { boardQuerySchema, boardSchema } from "@/lib/schemas/panel/board";
import { findBoardWithSeats } from "@/lib/services/panel/board-seats";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/board", {
  GET: endpoint({
    summary:
      "Il calendario del centro: tutti gli spazi e tutto ciò che ne occupa il tempo, al massimo sei settimane",
    access: "desk",
    keys: "refused",
    query: boardQuerySchema,
    output: boardSchema,
    handle: ({ query, now }) => findBoardWithSeats(query.from, query.to, now),
  }),
});
