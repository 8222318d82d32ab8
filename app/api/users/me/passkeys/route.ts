import { z } from "zod";
import { listPasskeys } from "@/lib/data/person/passkeys";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { passkeySchema } from "@/lib/schemas/person/passkey";
import { provenPasskeySchema } from "@/lib/schemas/person/proof";
import { addPasskey } from "@/lib/services/person/passkeys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/passkeys", {
  GET: endpoint({
    summary: "Le proprie passkey",
    access: "user",
    keys: "refused",
    output: z.array(passkeySchema),
    handle: ({ user }) => listPasskeys(user.id),
  }),
  POST: endpoint({
    summary: "Aggiunge una passkey con la risposta del dispositivo",
    access: "user",
    keys: "refused",
    audits: ["user.passkey-added", "user.login-failed"],
    needsProof: true,
    body: provenPasskeySchema,
    output: passkeySchema,
    status: 201,
    errors: ["DUPLICATE"],
    limitsMail: true,
    handle: ({ user, sessionId, body, now }) => addPasskey(user, sessionId, body, now),
  }),
});
