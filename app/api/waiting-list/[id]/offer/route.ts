import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { offerOutOfTurnSchema, waitingEntrySentSchema } from "@/lib/schemas/waiting/waiting-list";
import { offerOutOfTurn } from "@/lib/services/waiting/offer-out-of-turn";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/waiting-list/{id}/offer", {
  POST: endpoint({
    summary: "Offre il posto a qualcuno fuori turno",
    access: "desk",
    keys: "bookings:write",
    audits: ["waiting-entry.offer"],
    params: idParams,
    body: offerOutOfTurnSchema,
    output: waitingEntrySentSchema,
    errors: [
      "NOT_FOUND",
      "SLOT_TAKEN",
      "CLOSED",
      "SPACE_UNAVAILABLE",
      "CANCELED",
      "REGISTRATION_CLOSED",
      "EVENT_FULL",
      "COURSE_FULL",
      "DUPLICATE",
    ],
    handle: ({ params, body, now }) => offerOutOfTurn(params.id, body.reason, now),
  }),
});
