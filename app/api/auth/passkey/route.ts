import { issueSessionTokens } from "@/lib/auth/start-session";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { passkeyLoginSchema } from "@/lib/schemas/person/passkey";
import { signedInSchema } from "@/lib/schemas/person/sign-in";
import { signInByPasskey } from "@/lib/services/person/sign-in-by-passkey";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/passkey", {
  POST: endpoint({
    summary: "Entra con una passkey, che vale anche come secondo fattore",
    access: "public",
    keys: "refused",
    audits: ["user.login", "user.login-failed"],
    isGuessable: true,
    guessLimit: "passkeyFailure",
    body: passkeyLoginSchema,
    output: signedInSchema,
    errors: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
    handle: async ({ request, body, headers, now }) => {
      const { user, row } = await signInByPasskey(request, body, now);
      const session = await issueSessionTokens(request, row, body.rememberMe);
      headers.append("Set-Cookie", session.cookie);
      return { isAuthenticated: true as const, user, authToken: session.authToken };
    },
  }),
});
