import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { webhookEndpointChangeSchema, webhookEndpointSchema } from "@/lib/schemas/program/webhook";
import {
  changeWebhookEndpoint,
  removeWebhookEndpoint,
  requireWebhookEndpoint,
} from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/webhook-endpoints/{id}", {
  GET: endpoint({
    summary: "Un indirizzo che viene avvisato",
    access: "admin",
    keys: "refused",
    params: idParams,
    output: webhookEndpointSchema,
    handle: ({ params }) => requireWebhookEndpoint(params.id),
  }),
  PATCH: endpoint({
    summary: "Cambia un indirizzo che viene avvisato; lo spegne o lo riaccende",
    access: "admin",
    keys: "refused",
    audits: ["webhook-endpoint.update"],
    params: idParams,
    body: webhookEndpointChangeSchema,
    output: webhookEndpointSchema,
    handle: ({ params, body, user, now }) => changeWebhookEndpoint(params.id, body, user, now),
  }),
  DELETE: endpoint({
    summary: "Toglie un indirizzo, con la storia dei suoi avvisi",
    access: "admin",
    keys: "refused",
    audits: ["webhook-endpoint.delete"],
    params: idParams,
    output: successSchema,
    handle: ({ params }) => done(removeWebhookEndpoint(params.id)),
  }),
});
