import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { quoteQuerySchema, quoteSchema } from "@/lib/schemas/search/space-search";
import { resolvePricingContext } from "@/lib/services/room-time/pricing-context";
import { quoteSpace } from "@/lib/services/search/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/quote", {
  GET: endpoint({
    summary: "Prezzo di un periodo e possibilità di prenotarlo",
    access: "public",
    keys: { asVisitorWithout: "bookings:write" },
    params: idParams,
    query: quoteQuerySchema,
    output: quoteSchema,
    errors: ["PROMO_INVALID"],
    handle: async ({ params, query: { period, extras, promoCode, attendees, ...asked }, user, now }) =>
      quoteSpace(
        params.id,
        { period, extras, promoCode, attendees },
        await resolvePricingContext(user, now, asked),
      ),
  }),
});
