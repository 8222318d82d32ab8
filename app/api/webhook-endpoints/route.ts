import { z } from "zod";
import { listWebhookEndpoints } from "@/lib/data/program/webhook-endpoints";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  webhookEndpointCreatedSchema,
  webhookEndpointInputSchema,
  webhookEndpointSchema,
} from "@/lib/schemas/program/webhook";
import { createWebhookEndpoint } from "@/lib/services/program/webhook-endpoints";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/webhook-endpoints", {
  GET: endpoint({
    summary: "Gli indirizzi di altri programmi che vengono avvisati (Standard Webhooks)",
    access: "admin",
    keys: "refused",
    output: z.array(webhookEndpointSchema),
    handle: listWebhookEndpoints,
  }),
  POST: endpoint({
    summary: "Aggiunge un indirizzo da avvisare; il segreto che firma gli avvisi è solo in questa risposta",
    access: "admin",
    keys: "refused",
    audits: ["webhook-endpoint.create"],
    body: webhookEndpointInputSchema,
    output: webhookEndpointCreatedSchema,
    status: 201,
    handle: ({ body, user, now }) => createWebhookEndpoint(body, user, now),
  }),
});
