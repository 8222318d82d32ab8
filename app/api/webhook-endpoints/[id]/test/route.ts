import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { tryWebhookEndpoint } from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/webhook-endpoints/{id}/test", {
  POST: endpoint({
    summary: "Manda un avviso di prova, di tipo test",
    access: "admin",
    keys: "refused",
    audits: ["webhook-endpoint.message"],
    params: idParams,
    output: successSchema,
    status: 202,
    handle: async ({ params, now }) => {
      await tryWebhookEndpoint(params.id, now);
      return { success: true as const };
    },
  }),
});
