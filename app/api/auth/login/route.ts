import { issueSessionTokens } from "@/lib/auth/start-session";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { loginSchema, signedInSchema } from "@/lib/schemas/person/sign-in";
import { signIn } from "@/lib/services/person/sign-in";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/login", {
  POST: endpoint({
    summary: "Entra con username o e-mail",
    access: "public",
    keys: "refused",
    audits: ["user.login", "user.login-failed"],
    body: loginSchema,
    output: signedInSchema,
    errors: ["INVALID_CREDENTIALS", "RATE_LIMITED", "TOTP_REQUIRED", "TOTP_INVALID"],
    handle: async ({ request, body, headers, now }) => {
      const { user, row } = await signIn(request, body, now);
      const session = await issueSessionTokens(request, row, body.rememberMe);
      headers.append("Set-Cookie", session.cookie);
      return { isAuthenticated: true as const, user, authToken: session.authToken };
    },
  }),
});
