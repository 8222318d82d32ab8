import QRCode from "qrcode";
import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams, keyText } from "@/lib/schemas/fields";
import { requireVisibleBooking } from "@/lib/services/booking/visible-booking";
import { paymentCodeOf } from "@/lib/services/till/payment-instructions";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings/{id}/payment-qr", {
  GET: endpoint({
    summary: "Il codice QR di quanto è dovuto: del bonifico (EPC069-12), o del collegamento di un altro modo",
    access: "user",
    keys: "money:read",
    params: idParams,
    query: z.object({ method: keyText.optional() }),
    contentType: "image/svg+xml",
    errors: ["NOTHING_DUE"],
    handle: async ({ params, query, user, now }) => {
      const booking = await requireVisibleBooking(params.id, user);
      // Error correction level M, as the EPC guideline for such codes requires.
      const svg = await QRCode.toString(await paymentCodeOf(booking, query.method, now), {
        type: "svg",
        errorCorrectionLevel: "M",
        margin: 4,
      });
      return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
    },
  }),
});
