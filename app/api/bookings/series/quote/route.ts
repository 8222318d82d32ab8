import { defineRoute, endpoint } from "@/lib/http/define-route";
import { seriesQuoteSchema, seriesRequestSchema } from "@/lib/schemas/booking/series";
import { quoteSeries } from "@/lib/services/booking/series-quote";
import { resolvePricingContext } from "@/lib/services/room-time/pricing-context";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series/quote", {
  POST: endpoint({
    summary: "Quali date di una serie sono libere, quanto costano e che cosa c'è al posto delle altre",
    access: "public",
    keys: { asVisitorWithout: "bookings:write" },
    rateLimit: "seriesQuote",
    body: seriesRequestSchema,
    output: seriesQuoteSchema,
    errors: ["NOT_FOUND", "PROMO_INVALID"],
    handle: async ({ body: { personId, ...request }, user, now }) =>
      quoteSeries(request, await resolvePricingContext(user, now, { personId })),
  }),
});
