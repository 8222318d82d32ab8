import { defineRoute, endpoint } from "@/lib/http/define-route";
import { recoveryCodesSchema, totpCodeSchema } from "@/lib/schemas/person/proof";
import { confirmTotp } from "@/lib/services/person/second-factor";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/totp/confirm", {
  POST: endpoint({
    summary: "Attiva la verifica in due passaggi con il primo codice dell'app",
    access: "user",
    keys: "refused",
    isGuessable: true,
    audits: ["user.totp-on"],
    body: totpCodeSchema,
    output: recoveryCodesSchema,
    errors: ["TOTP_INVALID", "DUPLICATE"],
    limitsMail: true,
    handle: async ({ user, sessionId, body, now }) => ({
      recoveryCodes: await confirmTotp(user.id, sessionId, body.code, now),
    }),
  }),
});
