import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { passkeyParams } from "@/lib/schemas/person/passkey";
import { proofSchema } from "@/lib/schemas/person/proof";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { removePasskey } from "@/lib/services/person/passkeys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/passkeys/{id}", {
  DELETE: endpoint({
    summary:
      "Toglie una propria passkey, con la password, un codice o subito dopo un accesso con una passkey che ha almeno un giorno",
    access: "user",
    keys: "refused",
    audits: ["user.passkey-removed", "user.login-failed"],
    params: passkeyParams,
    needsProof: true,
    body: proofSchema,
    isBodyOptional: true,
    output: successSchema,
    errors: ["NOT_FOUND"],
    limitsMail: true,
    handle: ({ user, sessionId, params, body, now }) =>
      done(removePasskey(user, sessionId, params.id, body, now)),
  }),
});
