import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { tokenSchema } from "@/lib/schemas/person/account";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { endSubscription } from "@/lib/services/person/newsletter";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/newsletter/unsubscribe/{token}", {
  POST: endpoint({
    summary: "Toglie dalla newsletter con un tocco nel programma di posta (RFC 8058)",
    access: "public",
    keys: "refused",
    audits: ["person.update"],
    isGuessable: true,
    params: tokenSchema,
    output: successSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params }) => done(endSubscription(params.token)),
  }),
});
