import { defineRoute, endpoint } from "@/lib/http/define-route";
import { passkeyOptionsSchema } from "@/lib/schemas/person/passkey";
import { startPasskey } from "@/lib/services/person/passkeys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/passkeys/options", {
  POST: endpoint({
    summary: "Prepara una nuova passkey: che cosa chiedere al dispositivo, una volta ed entro cinque minuti",
    access: "user",
    keys: "refused",
    output: passkeyOptionsSchema,
    handle: async ({ user, now }) => ({ options: { ...(await startPasskey(user, now)) } }),
  }),
});
