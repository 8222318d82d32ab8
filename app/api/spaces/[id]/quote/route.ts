import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { quoteQuerySchema, quoteSchema } from "@/lib/schemas/search/space-search";
import { askerOf } from "@/lib/services/room-time/asker";
import { quoteSpace } from "@/lib/services/search/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/quote", {
  GET: endpoint({
    summary: "Prezzo di un periodo e possibilità di prenotarlo",
    access: "public",
    params: idParams,
    query: quoteQuerySchema,
    output: quoteSchema,
    handle: async ({ params, query: { period, ...asked }, user, now }) =>
      quoteSpace(params.id, period, await askerOf(user, now, asked)),
  }),
});
