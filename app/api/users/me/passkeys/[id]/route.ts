import { defineRoute, endpoint } from "@/lib/http/define-route";
import { optionalIdentitySchema } from "@/lib/schemas/person/account";
import { passkeyParams } from "@/lib/schemas/person/passkey";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { removePasskey } from "@/lib/services/person/passkeys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/passkeys/{id}", {
  DELETE: endpoint({
    summary: "Toglie una propria passkey, con la password o poco dopo un accesso con una passkey",
    access: "user",
    keys: "refused",
    audits: ["user.passkey-removed", "user.login-failed"],
    params: passkeyParams,
    body: optionalIdentitySchema,
    isBodyOptional: true,
    output: successSchema,
    errors: ["NOT_FOUND", "WRONG_PASSWORD", "CODE_INVALID", "RATE_LIMITED"],
    handle: async ({ user, sessionId, params, body, now }) => {
      await removePasskey(user, sessionId, params.id, body, now);
      return { success: true as const };
    },
  }),
});
