import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { tokenSchema } from "@/lib/schemas/person/account";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { confirmSubscription } from "@/lib/services/person/newsletter";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/newsletter/confirmation", {
  POST: endpoint({
    summary: "Conferma l'iscrizione alla newsletter con il link ricevuto",
    access: "public",
    keys: "refused",
    audits: ["person.update"],
    isGuessable: true,
    body: tokenSchema,
    output: successSchema,
    errors: ["VERIFY_TOKEN_INVALID"],
    handle: ({ body, now }) => done(confirmSubscription(body.token, now)),
  }),
});
