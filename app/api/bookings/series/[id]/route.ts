import { defineRoute, endpoint } from "@/lib/http/define-route";
import { seriesCanceledSchema, seriesUpdateSchema } from "@/lib/schemas/booking/series";
import { idParams } from "@/lib/schemas/fields";
import { cancelSeries } from "@/lib/services/booking/cancel-series";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series/{id}", {
  PUT: endpoint({
    summary: "Annulla ciò che resta di una serie, anche da un giorno in poi",
    access: "user",
    keys: "bookings:write",
    params: idParams,
    body: seriesUpdateSchema,
    output: seriesCanceledSchema,
    errors: ["NOT_CANCELABLE"],
    limitsMail: true,
    handle: ({ params, body, user, now }) => cancelSeries(params.id, body, user, now),
  }),
});
