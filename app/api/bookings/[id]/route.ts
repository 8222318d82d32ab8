import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookingChangedSchema, bookingSchema } from "@/lib/schemas/booking/booking";
import { bookingUpdateSchema } from "@/lib/schemas/booking/booking-input";
import { idParams } from "@/lib/schemas/fields";
import { changeBooking } from "@/lib/services/booking/change-booking";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}", {
  GET: endpoint({
    summary: "Una prenotazione, per chi l'ha fatta e per l'amministratore",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    output: bookingSchema,
    handle: ({ params, user }) => requireVisibleBooking(params.id, user),
  }),
  PUT: endpoint({
    summary: "Annulla la propria prenotazione; un amministratore la modifica",
    access: "user",
    keys: "bookings:write",
    audits: ["booking.update", "booking.cancel", "booking.restore", "booking.confirm"],
    params: idParams,
    body: bookingUpdateSchema,
    output: bookingChangedSchema,
    errors: [
      "PROMO_INVALID",
      "NOT_CANCELABLE",
      "NOT_CHANGEABLE",
      "PRICE_CHANGED",
      "CLOSED",
      "EXTRA_TAKEN",
      "SLOT_TAKEN",
      "SPACE_UNAVAILABLE",
    ],
    limitsMail: true,
    handle: ({ params, body, user, now }) => changeBooking(params.id, body, user, now),
  }),
});
