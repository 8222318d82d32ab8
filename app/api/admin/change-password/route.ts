import { defineRoute, endpoint } from "@/lib/http/define-route";
import { adminPasswordSchema } from "@/lib/schemas/account";
import { successSchema } from "@/lib/schemas/sign-in";
import { changePassword } from "@/lib/services/change-password";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/admin/change-password", {
  POST: endpoint({
    summary: "Un amministratore cambia la propria password",
    access: "desk",
    audits: ["user.password-change", "user.login-failed"],
    body: adminPasswordSchema,
    output: successSchema,
    errors: ["WRONG_PASSWORD", "RATE_LIMITED"],
    handle: async ({ user, sessionId, body, now }) => {
      await changePassword(user, sessionId, body, now);
      return { success: true as const };
    },
  }),
});
