import { defineRoute, endpoint } from "@/lib/http/define-route";
import { clientAddress } from "@/lib/request/client-address";
import { codeRequestedSchema, codeRequestSchema } from "@/lib/schemas/person/sign-in-code";
import { requestCode } from "@/lib/services/person/request-code";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/auth/code", {
  POST: endpoint({
    summary: "Chiede un codice per accedere: arriva per e-mail, anche a chi non ha ancora un account",
    access: "public",
    keys: "refused",
    body: codeRequestSchema,
    output: codeRequestedSchema,
    errors: ["RATE_LIMITED"],
    handle: async ({ request, body, language, now }) => ({
      attempt: await requestCode(body.email, clientAddress(request), language, now),
    }),
  }),
});
