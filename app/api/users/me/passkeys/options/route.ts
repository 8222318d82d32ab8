import { defineRoute, endpoint } from "@/lib/http/define-route";
import { newPasskeyOptionsSchema } from "@/lib/schemas/person/passkey";
import { proofSchema } from "@/lib/schemas/person/proof";
import { startPasskey } from "@/lib/services/person/passkeys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/passkeys/options", {
  POST: endpoint({
    summary: "Prepara una nuova passkey: che cosa chiedere al dispositivo, una volta ed entro cinque minuti",
    access: "user",
    keys: "refused",
    audits: ["user.login-failed"],
    needsProof: true,
    body: proofSchema,
    isBodyOptional: true,
    output: newPasskeyOptionsSchema,
    handle: async ({ user, sessionId, body, now }) => {
      const { options, isProven } = await startPasskey(user, sessionId, body, now);
      return { options: { ...options }, isProven };
    },
  }),
});
