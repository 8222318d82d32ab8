import { defineRoute, done, endpoint } from "@/lib/http/define-route";
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
    handle: ({ params, now }) => done(tryWebhookEndpoint(params.id, now)),
  }),
});
