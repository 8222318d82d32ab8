import { defineRoute, endpoint } from "@/lib/http/define-route";
import { identitySchema } from "@/lib/schemas/person/account";
import { totpStartedSchema } from "@/lib/schemas/person/second-factor";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { disableTotp, startTotp } from "@/lib/services/person/second-factor";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/totp", {
  POST: endpoint({
    summary: "Prepara la verifica in due passaggi: il segreto per l'app dei codici",
    access: "user",
    keys: "refused",
    output: totpStartedSchema,
    errors: ["DUPLICATE"],
    handle: ({ user, sessionId, now }) => startTotp(user, sessionId, now),
  }),
  DELETE: endpoint({
    summary: "Disattiva la verifica in due passaggi",
    access: "user",
    keys: "refused",
    audits: ["user.totp-off", "user.login-failed"],
    body: identitySchema,
    output: successSchema,
    errors: ["WRONG_PASSWORD", "CODE_INVALID", "RATE_LIMITED"],
    handle: async ({ user, body, now }) => {
      await disableTotp(user, body, now);
      return { success: true as const };
    },
  }),
});
