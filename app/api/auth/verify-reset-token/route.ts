import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { tokenSchema } from "@/lib/schemas/person/account";
import { requirePasswordLink } from "@/lib/services/privacy/choose-password";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/verify-reset-token", {
  POST: endpoint({
    summary: "Dice se un link per reimpostare la password è ancora valido",
    access: "public",
    keys: "refused",
    isGuessable: true,
    body: tokenSchema,
    output: z.object({ valid: z.literal(true) }),
    errors: ["RESET_TOKEN_INVALID"],
    handle: async ({ body, now }) => {
      await requirePasswordLink(body.token, now);
      return { valid: true as const };
    },
  }),
});
