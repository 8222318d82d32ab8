import { defineRoute, endpoint } from "@/lib/http/define-route";
import { ownSignUpParams, ownSignUpSchema } from "@/lib/schemas/sign-up/sign-up";
import { cancelOwnSignUp } from "@/lib/services/sign-up/cancel-sign-up";
import { toOwnSignUp } from "@/lib/services/sign-up/own-sign-ups";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/places/{kind}/{id}", {
  DELETE: endpoint({
    summary: "Rinuncia a una propria iscrizione a un corso o a un evento",
    access: "user",
    keys: "refused",
    params: ownSignUpParams,
    output: ownSignUpSchema,
    errors: ["NOT_FOUND", "NOT_CANCELABLE"],
    limitsMail: true,
    handle: async ({ params, user, now }) => {
      return toOwnSignUp(await cancelOwnSignUp(params, user.id, now), now);
    },
  }),
});
