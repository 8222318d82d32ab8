import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { messageInputSchema, messageSentSchema } from "@/lib/schemas/sign-up/participation";
import { writeToEvent } from "@/lib/services/sign-up/cancel-event";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/message", {
  POST: endpoint({
    summary: "Scrive a tutti gli iscritti a un evento",
    access: "staff",
    audits: ["event.message"],
    params: idParams,
    body: messageInputSchema,
    output: messageSentSchema,
    status: 202,
    handle: ({ params, body }) => writeToEvent(params.id, body),
  }),
});
