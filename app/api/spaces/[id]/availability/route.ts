import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { availabilityQuerySchema, availabilitySchema } from "@/lib/schemas/search/space-search";
import { resolvePricingContext } from "@/lib/services/room-time/pricing-context";
import { findAvailability } from "@/lib/services/search/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/availability", {
  GET: endpoint({
    summary: "Disponibilità di uno spazio, giorno per giorno",
    access: "public",
    keys: { asVisitorWithout: "bookings:write" },
    params: idParams,
    query: availabilityQuerySchema,
    output: availabilitySchema,
    handle: async ({ params, query: { bookingId, ...range }, user, now }) => ({
      availability: await findAvailability(
        params.id,
        range,
        (await resolvePricingContext(user, now, { bookingId })).actor,
      ),
    }),
  }),
});
