import { z } from "zod";
import { listApiKeys } from "@/lib/data/program/api-keys";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { apiKeyCreatedSchema, apiKeyInputSchema, apiKeySchema } from "@/lib/schemas/program/api-key";
import { createApiKey } from "@/lib/services/program/api-keys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/keys", {
  GET: endpoint({
    summary: "Le chiavi con cui altri programmi usano l'API, senza il loro segreto",
    access: "admin",
    keys: "refused",
    output: z.array(apiKeySchema),
    handle: listApiKeys,
  }),
  POST: endpoint({
    summary: "Crea una chiave dell'API; il segreto è solo in questa risposta",
    access: "admin",
    keys: "refused",
    audits: ["api-key.create"],
    body: apiKeyInputSchema,
    output: apiKeyCreatedSchema,
    status: 201,
    handle: ({ body, user, now }) => createApiKey(body, user, now),
  }),
});
