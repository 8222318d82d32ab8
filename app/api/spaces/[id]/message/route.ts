import { defineRoute, endpoint } from "@/lib/http/define-route";
import { messageSentSchema, roomMessageInputSchema } from "@/lib/schemas/booking/message";
import { idParams } from "@/lib/schemas/fields";
import { writeToRoom } from "@/lib/services/booking/write-to-room";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/message", {
  POST: endpoint({
    summary: "Scrive a tutti quelli che hanno prenotato uno spazio in un giorno",
    access: "staff",
    keys: "bookings:write",
    audits: ["space.message"],
    params: idParams,
    body: roomMessageInputSchema,
    output: messageSentSchema,
    status: 202,
    isIdempotent: true,
    errors: ["NOT_FOUND"],
    handle: ({ params, body, idempotency }) => writeToRoom(params.id, body, idempotency),
  }),
});
