import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { freeRoomSchema } from "@/lib/schemas/panel/board";
import { quoteQuerySchema } from "@/lib/schemas/search/space-search";
import { listFreeRooms } from "@/lib/services/search/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/board/free", {
  GET: endpoint({
    summary: "Tutti gli spazi con prezzo e disponibilità in un periodo, prima quelli liberi",
    access: "desk",
    keys: "refused",
    query: quoteQuerySchema,
    output: z.array(freeRoomSchema),
    handle: ({ query, now }) => listFreeRooms(query.period, now),
  }),
});
