import { defineRoute, endpoint } from "@/lib/http/define-route";
import { alternativesQuerySchema, alternativesSchema } from "@/lib/schemas/booking/alternatives";
import { idParams } from "@/lib/schemas/fields";
import { resolvePricingContext } from "@/lib/services/room-time/pricing-context";
import { listAlternatives } from "@/lib/services/search/alternatives";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/alternatives", {
  GET: endpoint({
    summary: "Che cosa si può prenotare al posto di un periodo",
    access: "public",
    keys: { asVisitorWithout: "bookings:write" },
    params: idParams,
    query: alternativesQuerySchema,
    output: alternativesSchema,
    handle: async ({ params, query: { requested, attendees, ...asked }, user, now }) => ({
      alternatives: await listAlternatives(
        params.id,
        requested,
        attendees,
        await resolvePricingContext(user, now, asked),
      ),
    }),
  }),
});
