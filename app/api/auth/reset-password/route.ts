import { text } from "@/lib/domain/language/text";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { clientAddress } from "@/lib/request/client-address";
import { resetPasswordSchema } from "@/lib/schemas/person/account";
import { passwordResetSchema } from "@/lib/schemas/person/proof";
import { choosePassword } from "@/lib/services/privacy/choose-password";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/reset-password", {
  POST: endpoint({
    summary: "Imposta una nuova password con il link ricevuto per e-mail",
    access: "public",
    keys: "refused",
    audits: [
      "user.password-reset",
      "user.totp-off",
      "user.passkey-removed",
      "calendar.delete",
      "user.register",
    ],
    isGuessable: true,
    body: resetPasswordSchema,
    output: passwordResetSchema,
    errors: ["RESET_TOKEN_INVALID", "DUPLICATE", "FORBIDDEN"],
    handle: async ({ request, body, now }) => {
      const account = await choosePassword(body, clientAddress(request), now);
      return { success: true as const, message: text("answers.passwordReset"), ...account };
    },
  }),
});
