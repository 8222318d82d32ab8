import { z } from "zod";
import { listSessions } from "@/lib/data/person/sessions";
import { deviceText } from "@/lib/domain/person/device-label";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { sessionSchema } from "@/lib/schemas/person/session";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { endOtherSessions } from "@/lib/services/person/end-sessions";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/sessions", {
  GET: endpoint({
    summary: "I propri accessi aperti",
    access: "user",
    keys: "refused",
    output: z.array(sessionSchema),
    handle: async ({ user, sessionId, now }) =>
      (await listSessions(user.id, now)).map((session) => ({
        ...session,
        device: deviceText(session.device),
        isCurrent: session.id === sessionId,
      })),
  }),
  DELETE: endpoint({
    summary: "Esci da tutti gli altri dispositivi",
    access: "user",
    keys: "refused",
    audits: ["user.session-end"],
    output: successSchema,
    handle: async ({ user, sessionId }) => {
      await endOtherSessions(user.id, sessionId);
      return { success: true as const };
    },
  }),
});
