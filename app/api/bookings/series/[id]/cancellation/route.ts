import { defineRoute, endpoint } from "@/lib/http/define-route";
import { seriesCancellationSchema, seriesFromQuerySchema } from "@/lib/schemas/booking/series";
import { idParams } from "@/lib/schemas/fields";
import { describeSeriesCancellation } from "@/lib/services/booking/cancel-series";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series/{id}/cancellation", {
  GET: endpoint({
    summary: "Quanto viene rimborsato annullando ora ciò che resta di una serie",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    query: seriesFromQuerySchema,
    output: seriesCancellationSchema,
    handle: ({ params, query, user, now }) => describeSeriesCancellation(params.id, query.from, user, now),
  }),
});
