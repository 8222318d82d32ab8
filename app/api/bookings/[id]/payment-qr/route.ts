import QRCode from "qrcode";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";
import { transferCodeOf } from "@/lib/services/till/payment-instructions";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/payment-qr", {
  GET: endpoint({
    summary: "Il codice QR del bonifico di quanto è dovuto (EPC069-12)",
    access: "user",
    keys: "money:read",
    params: idParams,
    contentType: "image/svg+xml",
    errors: ["NOTHING_DUE"],
    handle: async ({ params, user, now }) => {
      const booking = await requireVisibleBooking(params.id, user);
      // Error correction level M, as the EPC guideline for such codes requires.
      const svg = await QRCode.toString(await transferCodeOf(booking, now), {
        type: "svg",
        errorCorrectionLevel: "M",
        margin: 4,
      });
      return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
    },
  }),
});
