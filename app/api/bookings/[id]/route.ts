import { AppError, fieldError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookingChangedSchema, bookingSchema, bookingUpdateSchema } from "@/lib/schemas/booking/booking";
import { idParams } from "@/lib/schemas/fields";
import { cancelOwnBooking } from "@/lib/services/booking/cancel-booking";
import { changeBooking } from "@/lib/services/booking/change-booking";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}", {
  GET: endpoint({
    summary: "Una prenotazione, per chi l'ha fatta e per l'amministratore",
    access: "user",
    params: idParams,
    output: bookingSchema,
    handle: ({ params, user }) => requireVisibleBooking(params.id, user),
  }),
  PUT: endpoint({
    summary: "Annulla la propria prenotazione; un amministratore la modifica",
    access: "user",
    audits: ["booking.update", "booking.cancel", "booking.restore", "booking.confirm"],
    params: idParams,
    body: bookingUpdateSchema,
    output: bookingChangedSchema,
    errors: ["NOT_CANCELABLE", "NOT_CHANGEABLE", "CLOSED", "SLOT_TAKEN", "SPACE_UNAVAILABLE"],
    handle: async ({ params, body, user, now }) => {
      if (user.isAdmin) return changeBooking(params.id, body, user, now);
      await requireVisibleBooking(params.id, user);
      const { status, ...others } = body;
      if (Object.keys(others).length > 0 || (status !== undefined && status !== "canceled"))
        throw new AppError("FORBIDDEN");
      if (status === undefined) throw fieldError("status", "Indica lo stato della prenotazione.");
      return cancelOwnBooking(params.id, user.id, now);
    },
  }),
});
