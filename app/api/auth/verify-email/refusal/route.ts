import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { tokenSchema } from "@/lib/schemas/person/account";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { refuseVerification } from "@/lib/services/privacy/refuse-verification";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/verify-email/refusal", {
  POST: endpoint({
    summary: "«Non sono stato io»: chi ha ricevuto il link non ha chiesto l'account o il nuovo indirizzo",
    access: "public",
    keys: "refused",
    audits: ["user.delete", "user.email-change", "booking.cancel"],
    isGuessable: true,
    body: tokenSchema,
    output: successSchema,
    errors: ["VERIFY_TOKEN_INVALID"],
    handle: ({ body, now }) => done(refuseVerification(body.token, now)),
  }),
});
