import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { idParams } from "@/lib/schemas/fields";
import { markInCalendar } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/calendar", {
  PUT: endpoint({
    summary: "Ricorda che il cliente ha aggiunto la prenotazione al suo calendario",
    access: "user",
    keys: "refused",
    params: idParams,
    output: bookingSchema,
    handle: ({ params, user }) => markInCalendar(params.id, user.id),
  }),
});
