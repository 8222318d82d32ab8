import { defineRoute, endpoint } from "@/lib/http/define-route";
import { chargeNameSchema } from "@/lib/schemas/till/payment";
import { paymentReminderSchema, remindOfPayment } from "@/lib/services/till/remind-of-payment";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/payments/reminders", {
  POST: endpoint({
    summary: "Ricorda per e-mail quanto resta da pagare",
    access: "staff",
    keys: "money:write",
    audits: ["booking.message", "course-booking.message", "registration.message"],
    body: chargeNameSchema,
    output: paymentReminderSchema,
    isIdempotent: true,
    errors: ["NOT_FOUND", "NOTHING_DUE"],
    handle: ({ body, idempotency }) => remindOfPayment(body, idempotency),
  }),
});
