import { resolveCookie } from "@/lib/auth/resolve-session";
import { readCookie, SESSION_COOKIE, sessionCookie } from "@/lib/auth/session-cookie";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { isSecureRequest } from "@/lib/request/client-address";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { signOut } from "@/lib/services/person/end-sessions";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/logout", {
  POST: endpoint({
    summary: "Esci: la sessione finisce sul server",
    access: "public",
    keys: "refused",
    audits: ["user.logout"],
    output: successSchema,
    handle: async ({ request, sessionId, headers, now }) => {
      // Cookie and bearer token may belong to different sessions; both are ended.
      const cookie = await resolveCookie(readCookie(request.headers.get("cookie"), SESSION_COOKIE));
      for (const id of new Set([sessionId, cookie.sessionId])) if (id !== null) await signOut(id, now);
      headers.append("Set-Cookie", sessionCookie("", 0, isSecureRequest(request)));
      return { success: true as const };
    },
  }),
});
