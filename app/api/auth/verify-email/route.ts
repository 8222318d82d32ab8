import { defineRoute, endpoint } from "@/lib/http/define-route";
import { clientAddress } from "@/lib/request/client-address";
import { emailVerificationSchema } from "@/lib/schemas/person/account";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { verifyEmail } from "@/lib/services/person/verify-email";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/verify-email", {
  POST: endpoint({
    summary: "Conferma un indirizzo e-mail: il link ricevuto, con la sessione o la password di quell'account",
    access: "public",
    keys: "refused",
    audits: ["user.verify-email", "user.email-change", "user.login-failed"],
    isGuessable: true,
    body: emailVerificationSchema,
    output: successSchema,
    errors: ["VERIFY_TOKEN_INVALID", "UNAUTHENTICATED", "RATE_LIMITED", "DUPLICATE"],
    handle: async ({ request, user, body, now }) => {
      const address = clientAddress(request);
      await verifyEmail(body.token, { user, password: body.password, address }, now);
      return { success: true as const };
    },
  }),
});
