import { text } from "@/lib/domain/language/text";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { clientAddress } from "@/lib/request/client-address";
import { messageSchema, resetPasswordSchema } from "@/lib/schemas/person/account";
import { resetPassword } from "@/lib/services/person/reset-password";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/reset-password", {
  POST: endpoint({
    summary: "Imposta una nuova password con il link ricevuto per e-mail",
    access: "public",
    audits: ["user.password-reset", "user.totp-off", "calendar.delete"],
    isGuessable: true,
    body: resetPasswordSchema,
    output: messageSchema,
    errors: ["RESET_TOKEN_INVALID"],
    handle: async ({ request, body, now }) => {
      await resetPassword(body, clientAddress(request), now);
      return { success: true as const, message: text("answers.passwordReset") };
    },
  }),
});
