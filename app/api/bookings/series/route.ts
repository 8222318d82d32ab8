import { defineRoute, endpoint } from "@/lib/http/define-route";
import { panelSeriesInputSchema, seriesCreatedSchema, seriesInputSchema } from "@/lib/schemas/booking/series";
import { createSeries } from "@/lib/services/booking/create-series";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series", {
  POST: endpoint({
    summary: "Prenota più date insieme, come una serie",
    access: "user",
    keys: "bookings:write",
    body: seriesInputSchema,
    panelBody: panelSeriesInputSchema,
    output: seriesCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "booking",
    errors: [
      "NOT_FOUND",
      "MEMBERS_ONLY",
      "EXTRA_TAKEN",
      "PROMO_INVALID",
      "SLOT_TAKEN",
      "SPACE_UNAVAILABLE",
      "CLOSED",
      "TOO_MANY_BOOKINGS",
      "PRICE_CHANGED",
    ],
    handle: ({ body, user, idempotency, now }) => createSeries(body, user, idempotency, now),
  }),
});
