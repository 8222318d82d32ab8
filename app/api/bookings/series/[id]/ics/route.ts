import { bookingsCalendar } from "@/lib/feeds/booking-calendar";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { requireVisibleSeries } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/series/{id}/ics", {
  GET: endpoint({
    summary: "Tutte le date di una serie in un file di calendario",
    access: "user",
    params: idParams,
    contentType: "text/calendar",
    handle: async ({ params, user }) =>
      new Response(bookingsCalendar(await requireVisibleSeries(params.id, user)), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="serie-${params.id}.ics"`,
        },
      }),
  }),
});
