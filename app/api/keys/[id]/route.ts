import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { apiKeySchema } from "@/lib/schemas/program/api-key";
import { requireApiKey, revokeApiKey } from "@/lib/services/program/api-keys";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/keys/{id}", {
  GET: endpoint({
    summary: "Una chiave dell'API, senza il suo segreto",
    access: "admin",
    keys: "refused",
    params: idParams,
    output: apiKeySchema,
    handle: ({ params }) => requireApiKey(params.id),
  }),
  DELETE: endpoint({
    summary: "Revoca una chiave dell'API: da subito non vale più",
    access: "admin",
    keys: "refused",
    audits: ["api-key.delete"],
    params: idParams,
    output: successSchema,
    handle: ({ params, now }) => done(revokeApiKey(params.id, now)),
  }),
});
