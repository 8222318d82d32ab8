import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { tokenSchema } from "@/lib/schemas/person/account";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { endSubscription } from "@/lib/services/person/newsletter";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/newsletter/unsubscribe", {
  POST: endpoint({
    summary: "Toglie dalla newsletter chi ha ricevuto il link",
    access: "public",
    keys: "refused",
    audits: ["person.update"],
    isGuessable: true,
    body: tokenSchema,
    output: successSchema,
    errors: ["NOT_FOUND"],
    handle: ({ body }) => done(endSubscription(body.token)),
  }),
});
