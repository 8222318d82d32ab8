import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { sessionParams } from "@/lib/schemas/person/session";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { endSession } from "@/lib/services/person/end-sessions";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/sessions/{id}", {
  DELETE: endpoint({
    summary: "Chiudi uno dei propri accessi",
    access: "user",
    keys: "refused",
    audits: ["user.session-end"],
    params: sessionParams,
    output: successSchema,
    handle: ({ params, user }) => done(endSession(user.id, params.id)),
  }),
});
