import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { sentField } from "@/lib/schemas/sent";
import { chargeNameSchema } from "@/lib/schemas/till/payment";
import { remindOfPayment } from "@/lib/services/till/remind-of-payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/payments/reminders", {
  POST: endpoint({
    summary: "Ricorda per e-mail quanto resta da pagare",
    access: "staff",
    keys: "money:write",
    audits: ["booking.message", "course-booking.message", "registration.message"],
    body: chargeNameSchema,
    output: z.object(sentField),
    errors: ["NOT_FOUND", "NOTHING_DUE"],
    handle: ({ body }) => remindOfPayment(body),
  }),
});
