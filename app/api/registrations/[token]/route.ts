import { defineRoute, endpoint } from "@/lib/http/define-route";
import { linkedSignUpSchema, signUpTokenParams } from "@/lib/schemas/sign-up/sign-up";
import { cancelSignUpByLink, findSignUpByLink } from "@/lib/services/sign-up/cancel-sign-up";
import { toLinkedSignUp } from "@/lib/services/sign-up/sign-up";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/registrations/{token}", {
  GET: endpoint({
    summary: "L'iscrizione a un corso o a un evento, con il link ricevuto per e-mail",
    access: "public",
    keys: "public",
    params: signUpTokenParams,
    output: linkedSignUpSchema,
    isGuessable: true,
    errors: ["NOT_FOUND"],
    handle: async ({ params, now }) => toLinkedSignUp(await findSignUpByLink(params.token, now)),
  }),
  DELETE: endpoint({
    summary: "Rinuncia all'iscrizione, con il link ricevuto per e-mail",
    access: "public",
    keys: "refused",
    params: signUpTokenParams,
    output: linkedSignUpSchema,
    isGuessable: true,
    errors: ["NOT_FOUND", "NOT_CANCELABLE"],
    limitsMail: true,
    handle: ({ params, now }) => cancelSignUpByLink(params.token, now),
  }),
});
