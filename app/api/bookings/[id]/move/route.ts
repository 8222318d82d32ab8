import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookingMovedSchema } from "@/lib/schemas/booking/booking";
import { bookingMoveSchema } from "@/lib/schemas/booking/booking-input";
import { idParams } from "@/lib/schemas/fields";
import { moveBooking } from "@/lib/services/booking/move-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/move", {
  POST: endpoint({
    summary: "Sposta la propria prenotazione in un altro periodo o spazio",
    access: "user",
    keys: "bookings:write",
    params: idParams,
    body: bookingMoveSchema,
    output: bookingMovedSchema,
    errors: [
      "NOT_CHANGEABLE",
      "MEMBERS_ONLY",
      "PRICE_CHANGED",
      "EXTRA_TAKEN",
      "SLOT_TAKEN",
      "SPACE_UNAVAILABLE",
      "CLOSED",
    ],
    limitsMail: true,
    handle: ({ params, body, user, now }) => moveBooking(params.id, body, user, now),
  }),
});
