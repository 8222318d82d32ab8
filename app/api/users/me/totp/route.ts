import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { proofSchema, totpStartedSchema } from "@/lib/schemas/person/proof";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { disableTotp, startTotp } from "@/lib/services/person/second-factor";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/totp", {
  POST: endpoint({
    summary: "Prepara la verifica in due passaggi: il segreto per l'app dei codici",
    access: "user",
    keys: "refused",
    audits: ["user.login-failed"],
    needsProof: true,
    body: proofSchema,
    isBodyOptional: true,
    output: totpStartedSchema,
    errors: ["DUPLICATE"],
    handle: ({ user, sessionId, body, now }) => startTotp(user, sessionId, body, now),
  }),
  DELETE: endpoint({
    summary: "Disattiva la verifica in due passaggi",
    access: "user",
    keys: "refused",
    audits: ["user.totp-off", "user.login-failed"],
    needsProof: true,
    body: proofSchema,
    isBodyOptional: true,
    output: successSchema,
    limitsMail: true,
    handle: ({ user, sessionId, body, now }) => done(disableTotp(user, sessionId, body, now)),
  }),
});
