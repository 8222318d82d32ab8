import { startSession } from "@/lib/auth/start-session";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { clientAddress } from "@/lib/request/client-address";
import { loginSchema, signedInSchema } from "@/lib/schemas/sign-in";
import { authenticate } from "@/lib/services/authenticate";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/login", {
  POST: endpoint({
    summary: "Entra con username o email",
    access: "public",
    body: loginSchema,
    output: signedInSchema,
    errors: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
    handle: async ({ request, body, headers, now }) => {
      const user = await authenticate(body.username, body.password, clientAddress(request));
      const session = await startSession(request, user.id, body.rememberMe, now);
      headers.append("Set-Cookie", session.cookie);
      return { isAuthenticated: true as const, user, authToken: session.authToken };
    },
  }),
});
