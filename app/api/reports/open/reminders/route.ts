import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { payableNameSchema } from "@/lib/schemas/payment";
import { remindOfPayment } from "@/lib/services/remind-of-payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/open/reminders", {
  POST: endpoint({
    summary: "Ricorda per e-mail quanto resta da pagare",
    access: "admin",
    audits: ["booking.message", "course-booking.message", "registration.message"],
    body: payableNameSchema,
    output: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND", "NOTHING_DUE"],
    handle: async ({ body }) => {
      await remindOfPayment(body);
      return { success: true as const };
    },
  }),
});
