import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import { bookingsCalendar } from "@/lib/feeds/booking-calendar";
import { feedWords } from "@/lib/feeds/feed-words";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { requireVisibleSeries } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series/{id}/ics", {
  GET: endpoint({
    summary: "Tutte le date di una serie in un file di calendario",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    contentType: "text/calendar",
    handle: async ({ params, user }) => {
      const bookings = await requireVisibleSeries(params.id, user);
      const language = bookings[0]?.language ?? DEFAULT_LANGUAGE;
      const words = await feedWords(language, siteIn(await findSite(), language));
      return new Response(bookingsCalendar(inLanguage(bookings, language), words), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="serie-${params.id}.ics"`,
        },
      });
    },
  }),
});
