import { z } from "zod";
import { listSessions } from "@/lib/data/person/sessions";
import { deviceText } from "@/lib/domain/person/device-label";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { remainingPasskeysSchema, sessionsEndSchema } from "@/lib/schemas/person/proof";
import { sessionSchema } from "@/lib/schemas/person/session";
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
    summary:
      "Esci da tutti gli altri dispositivi: finisce anche l'indirizzo del calendario e, se chiesto, le passkey si tolgono",
    access: "user",
    keys: "refused",
    audits: ["user.session-end", "user.passkey-removed", "user.login-failed"],
    needsProof: true,
    body: sessionsEndSchema,
    isBodyOptional: true,
    output: remainingPasskeysSchema,
    limitsMail: ({ removePasskeys }) => removePasskeys,
    handle: async ({ user, sessionId, body, now }) => ({
      success: true as const,
      passkeys: await endOtherSessions(user, sessionId, body, now),
    }),
  }),
});
