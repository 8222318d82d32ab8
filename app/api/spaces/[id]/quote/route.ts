import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { quoteQuerySchema, quoteSchema } from "@/lib/schemas/search/space-search";
import { actorMovingBooking } from "@/lib/services/room-time/bookable-period";
import { quoteSpace } from "@/lib/services/search/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/quote", {
  GET: endpoint({
    summary: "Prezzo di un periodo e possibilità di prenotarlo",
    access: "public",
    params: idParams,
    query: quoteQuerySchema,
    output: quoteSchema,
    handle: async ({ params, query: { period, bookingId }, user, now }) =>
      quoteSpace(params.id, period, await actorMovingBooking(user, now, bookingId), user?.id ?? null),
  }),
});
