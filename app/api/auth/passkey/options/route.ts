import { defineRoute, endpoint } from "@/lib/http/define-route";
import { passkeyOptionsSchema } from "@/lib/schemas/person/passkey";
import { startPasskeyLogin } from "@/lib/services/person/sign-in-by-passkey";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/passkey/options", {
  POST: endpoint({
    summary:
      "Prepara l'accesso con una passkey: che cosa chiedere al dispositivo, una volta ed entro cinque minuti",
    access: "public",
    keys: "refused",
    rateLimit: "passkeyOptions",
    output: passkeyOptionsSchema,
    handle: async ({ now }) => ({ options: { ...(await startPasskeyLogin(now)) } }),
  }),
});
