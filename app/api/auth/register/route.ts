import { AVATAR_BODY_LIMIT_BYTES } from "@/lib/http/body";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { registrationSchema } from "@/lib/schemas/person/registration";
import { signedInSchema } from "@/lib/schemas/person/sign-in";
import { registerUser } from "@/lib/services/person/register-user";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/register", {
  POST: endpoint({
    summary: "Crea un account ed entra",
    access: "public",
    keys: "refused",
    audits: ["user.register", "user.login"],
    body: registrationSchema,
    bodyLimit: AVATAR_BODY_LIMIT_BYTES,
    output: signedInSchema,
    status: 201,
    rateLimit: "registration",
    errors: ["DUPLICATE"],
    handle: async ({ request, body, headers, language, now }) => {
      const { user, session } = await registerUser(
        request,
        { ...body, language: body.language ?? language },
        now,
      );
      headers.append("Set-Cookie", session.cookie);
      return { isAuthenticated: true as const, user, authToken: session.authToken };
    },
  }),
});
