import { defineRoute, endpoint } from "@/lib/http/define-route";
import { messageInputSchema, messageSentSchema } from "@/lib/schemas/booking/message";
import { idParams } from "@/lib/schemas/fields";
import { writeToParticipants } from "@/lib/services/sign-up/cancel-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/message", {
  POST: endpoint({
    summary: "Scrive a tutti gli iscritti a un evento",
    access: "staff",
    keys: "bookings:write",
    audits: ["event.message"],
    params: idParams,
    body: messageInputSchema,
    output: messageSentSchema,
    status: 202,
    isIdempotent: true,
    handle: ({ params, body, idempotency, now }) =>
      writeToParticipants({ kind: "event", id: params.id }, body, idempotency, now),
  }),
});
