import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { waitingAcceptBody } from "@/lib/schemas/waiting/waiting-list";
import { acceptedSchema, acceptOffer } from "@/lib/services/waiting/accept-offer";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/waiting-list/{id}/accept", {
  POST: endpoint({
    summary:
      "Accetta quello che è tenuto da parte, con la sessione o con il link dell'e-mail; un amministratore per chiunque",
    access: "public",
    keys: "bookings:write",
    audits: ["waiting-entry.confirm"],
    params: idParams,
    body: waitingAcceptBody,
    isBodyOptional: true,
    output: acceptedSchema,
    status: 201,
    isIdempotent: true,
    isGuessable: true,
    errors: [
      "MEMBERS_ONLY",
      "NOT_FOUND",
      "OFFER_EXPIRED",
      "SLOT_TAKEN",
      "CLOSED",
      "SPACE_UNAVAILABLE",
      "CANCELED",
      "REGISTRATION_CLOSED",
      "EVENT_FULL",
      "COURSE_FULL",
      "DUPLICATE",
      "PRICE_CHANGED",
    ],
    limitsMail: true,
    handle: ({ params, body: { token, ...expected }, user, idempotency, now }) =>
      acceptOffer(params.id, { user, token }, expected, idempotency, now),
  }),
});
