import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { bookingCalendar } from "@/lib/feeds/booking-calendar";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/ics", {
  GET: endpoint({
    summary: "La prenotazione come file di calendario",
    access: "user",
    params: idParams,
    contentType: "text/calendar",
    handle: async ({ params, user }) => {
      const booking = await requireVisibleBooking(params.id, user);
      return new Response(bookingCalendar(booking), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="prenotazione-${formatConfirmationNumber("booking", booking.confirmationNumber)}.ics"`,
        },
      });
    },
  }),
});
