import { defineRoute, endpoint } from "@/lib/http/define-route";
import { acceptanceSchema } from "@/lib/schemas/person/invitation";
import { signedInSchema } from "@/lib/schemas/person/sign-in";
import { acceptInvitation } from "@/lib/services/privacy/accept-invitation";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/accept-invitation", {
  POST: endpoint({
    summary: "Accetta un invito scegliendo la password: crea l'account ed entra",
    access: "public",
    keys: "refused",
    audits: ["user.register", "user.login"],
    isGuessable: true,
    body: acceptanceSchema,
    output: signedInSchema,
    status: 201,
    errors: ["RESET_TOKEN_INVALID", "DUPLICATE"],
    handle: async ({ request, body, headers, now }) => {
      const { user, session } = await acceptInvitation(request, body, now);
      headers.append("Set-Cookie", session.cookie);
      return { isAuthenticated: true as const, user, authToken: session.authToken };
    },
  }),
});
