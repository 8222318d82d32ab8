import { defineRoute, endpoint } from "@/lib/http/define-route";
import { adminPasswordSchema } from "@/lib/schemas/person/account";
import { remainingPasskeysSchema } from "@/lib/schemas/person/proof";
import { changePassword } from "@/lib/services/person/change-password";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/admin/change-password", {
  POST: endpoint({
    summary: "Un amministratore cambia la propria password",
    access: "desk",
    keys: "refused",
    audits: ["user.password-change", "user.passkey-removed", "user.login-failed"],
    needsProof: true,
    body: adminPasswordSchema,
    output: remainingPasskeysSchema,
    handle: async ({ user, sessionId, body, now }) => ({
      success: true as const,
      passkeys: await changePassword(user, sessionId, body, now),
    }),
  }),
});
