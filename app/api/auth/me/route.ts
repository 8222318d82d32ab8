import { defineRoute, endpoint } from "@/lib/http/define-route";
import { authStateSchema } from "@/lib/schemas/person/sign-in";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/me", {
  GET: endpoint({
    summary: "Chi ha fatto l'accesso",
    access: "public",
    keys: "refused",
    output: authStateSchema,
    handle: async ({ user }) =>
      user === null ? { isAuthenticated: false as const } : { isAuthenticated: true as const, user },
  }),
});
