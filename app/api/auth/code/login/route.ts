import { issueSessionTokens } from "@/lib/auth/start-session";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { signedInSchema } from "@/lib/schemas/person/sign-in";
import { codeLoginSchema } from "@/lib/schemas/person/sign-in-code";
import { signInByCode } from "@/lib/services/privacy/sign-in-by-code";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/code/login", {
  POST: endpoint({
    summary: "Entra con il codice ricevuto per e-mail; con il nome, crea l'account a chi non l'ha",
    access: "public",
    keys: "refused",
    audits: ["user.login", "user.login-failed", "user.register", "user.delete"],
    isGuessable: true,
    body: codeLoginSchema,
    output: signedInSchema,
    mayCreate: true,
    errors: ["CODE_INVALID", "TOTP_REQUIRED", "TOTP_INVALID", "DUPLICATE", "FORBIDDEN", "RATE_LIMITED"],
    handle: async ({ request, body, headers, language, now }) => {
      const input = { ...body, language: body.language ?? language };
      const { user, row, isNew } = await signInByCode(request, input, now);
      const { authToken, cookie } = await issueSessionTokens(request, row, body.rememberMe);
      headers.append("Set-Cookie", cookie);
      const answer = signedInSchema.parse({ isAuthenticated: true, user, authToken });
      return Response.json(answer, { status: isNew ? 201 : 200, headers });
    },
  }),
});
