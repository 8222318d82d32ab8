import { text } from "@/lib/domain/language/text";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { messageSchema } from "@/lib/schemas/person/account";
import { resendVerification } from "@/lib/services/person/send-verification";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/verification", {
  POST: endpoint({
    summary: "Invia di nuovo il link che conferma l'indirizzo e-mail",
    access: "user",
    keys: "refused",
    output: messageSchema,
    errors: ["RATE_LIMITED"],
    handle: async ({ user, now }) => {
      await resendVerification(user.id, now);
      return { success: true as const, message: text("answers.verificationSent") };
    },
  }),
});
