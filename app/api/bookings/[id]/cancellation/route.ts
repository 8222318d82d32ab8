import { defineRoute, endpoint } from "@/lib/http/define-route";
import { cancellationSchema } from "@/lib/schemas/booking/booking";
import { idParams } from "@/lib/schemas/fields";
import { describeCancellation } from "@/lib/services/booking/cancel-booking";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/cancellation", {
  GET: endpoint({
    summary: "Quanto viene rimborsato annullando ora, e fino a quando",
    access: "user",
    keys: "bookings:read",
    params: idParams,
    output: cancellationSchema,
    errors: ["NOT_CANCELABLE"],
    handle: async ({ params, user, now }) =>
      describeCancellation(await requireVisibleBooking(params.id, user), user, now),
  }),
});
