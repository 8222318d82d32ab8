import { defineRoute, endpoint } from "@/lib/http/define-route";
import { adminPasswordSchema } from "@/lib/schemas/person/account";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changePassword } from "@/lib/services/person/change-password";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/admin/change-password", {
  POST: endpoint({
    summary: "Un amministratore cambia la propria password",
    access: "desk",
    keys: "refused",
    audits: ["user.password-change", "user.login-failed"],
    body: adminPasswordSchema,
    output: successSchema,
    errors: ["WRONG_PASSWORD", "CODE_INVALID", "RATE_LIMITED"],
    handle: async ({ user, sessionId, body, now }) => {
      await changePassword(user, sessionId, body, now);
      return { success: true as const };
    },
  }),
});
