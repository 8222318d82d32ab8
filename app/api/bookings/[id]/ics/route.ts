import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { inLanguage } from "@/lib/domain/language/translations";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { bookingCalendar } from "@/lib/feeds/booking-calendar";
import { feedWords } from "@/lib/feeds/feed-words";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/ics", {
  GET: endpoint({
    summary: "La prenotazione come file di calendario",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    contentType: "text/calendar",
    handle: async ({ params, user }) => {
      const booking = await requireVisibleBooking(params.id, user);
      const words = await feedWords(booking.language, siteIn(await findSite(), booking.language));
      const number = formatConfirmationNumber("booking", booking.confirmationNumber);
      return new Response(bookingCalendar(inLanguage(booking, words.language), words), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="${words.t("mailsBooking.file", { number })}"`,
        },
      });
    },
  }),
});
