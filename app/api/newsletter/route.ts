import { defineRoute, endpoint } from "@/lib/http/define-route";
import { clientAddress } from "@/lib/request/client-address";
import { newsletterRequestSchema } from "@/lib/schemas/person/newsletter";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { requestSubscription } from "@/lib/services/person/newsletter";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/newsletter", {
  POST: endpoint({
    summary: "Chiede la newsletter: a chi non è iscritto arriva per e-mail un link per confermare",
    access: "public",
    keys: "refused",
    body: newsletterRequestSchema,
    output: successSchema,
    status: 202,
    errors: ["RATE_LIMITED"],
    handle: async ({ request, body, language, now }) => {
      const wanted = { ...body, language: body.language ?? language };
      await requestSubscription(wanted, clientAddress(request), now);
      return { success: true as const };
    },
  }),
});
