import { defineRoute, endpoint } from "@/lib/http/define-route";
import { ownPlaceParams, ownPlaceSchema } from "@/lib/schemas/sign-up/participation";
import { giveUpOwnPlace } from "@/lib/services/sign-up/give-up-place";
import { toOwnPlace } from "@/lib/services/sign-up/own-places";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/places/{kind}/{id}", {
  DELETE: endpoint({
    summary: "Rinuncia a una propria iscrizione a un corso o a un evento",
    access: "user",
    params: ownPlaceParams,
    output: ownPlaceSchema,
    errors: ["NOT_FOUND", "NOT_CANCELABLE"],
    handle: async ({ params, user, now }) => {
      const place = await giveUpOwnPlace(params, user.id, now);
      return toOwnPlace(place, now);
    },
  }),
});
