import { defineRoute, endpoint } from "@/lib/http/define-route";
import { linkedPlaceSchema, placeTokenParams } from "@/lib/schemas/sign-up/participation";
import { findPlaceByLink, giveUpByLink } from "@/lib/services/sign-up/give-up-place";
import { toLinkedPlace } from "@/lib/services/sign-up/place";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/registrations/{token}", {
  GET: endpoint({
    summary: "L'iscrizione a un corso o a un evento, con il link ricevuto per e-mail",
    access: "public",
    params: placeTokenParams,
    output: linkedPlaceSchema,
    isGuessable: true,
    errors: ["NOT_FOUND"],
    handle: async ({ params, now }) => toLinkedPlace(await findPlaceByLink(params.token, now)),
  }),
  DELETE: endpoint({
    summary: "Rinuncia all'iscrizione, con il link ricevuto per e-mail",
    access: "public",
    params: placeTokenParams,
    output: linkedPlaceSchema,
    isGuessable: true,
    errors: ["NOT_FOUND", "NOT_CANCELABLE"],
    handle: ({ params, now }) => giveUpByLink(params.token, now),
  }),
});
