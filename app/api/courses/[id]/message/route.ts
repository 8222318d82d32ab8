import { defineRoute, endpoint } from "@/lib/http/define-route";
import { messageInputSchema, messageSentSchema } from "@/lib/schemas/booking/message";
import { idParams } from "@/lib/schemas/fields";
import { writeToParticipants } from "@/lib/services/sign-up/cancel-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/message", {
  POST: endpoint({
    summary: "Scrive a tutti gli iscritti a un corso",
    access: "staff",
    keys: "bookings:write",
    audits: ["course.message"],
    params: idParams,
    body: messageInputSchema,
    output: messageSentSchema,
    status: 202,
    isIdempotent: true,
    handle: ({ params, body, idempotency, now }) =>
      writeToParticipants({ kind: "course", id: params.id }, body, idempotency, now),
  }),
});
