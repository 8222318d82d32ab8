import { defineRoute, endpoint } from "@/lib/http/define-route";
import { tokenSchema } from "@/lib/schemas/account";
import { successSchema } from "@/lib/schemas/sign-in";
import { verifyEmail } from "@/lib/services/verify-email";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/verify-email", {
  POST: endpoint({
    summary: "Conferma un indirizzo email con il link ricevuto",
    access: "public",
    audits: ["user.verify-email"],
    isGuessable: true,
    body: tokenSchema,
    output: successSchema,
    errors: ["VERIFY_TOKEN_INVALID", "DUPLICATE"],
    handle: async ({ body, now }) => {
      await verifyEmail(body.token, now);
      return { success: true as const };
    },
  }),
});
