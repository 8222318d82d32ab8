import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { webhookSecretSchema } from "@/lib/schemas/program/webhook";
import { renewWebhookSecret } from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/webhook-endpoints/{id}/secret", {
  POST: endpoint({
    summary: "Cambia il segreto che firma gli avvisi; per un giorno firma anche quello di prima",
    access: "admin",
    keys: "refused",
    audits: ["webhook-endpoint.secret-change"],
    params: idParams,
    output: webhookSecretSchema,
    handle: ({ params, now }) => renewWebhookSecret(params.id, now),
  }),
});
