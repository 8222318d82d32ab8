import { apiRoutes } from "@/app/generated/routes";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { openApiDocument, openApiSchema } from "@/lib/openapi/open-api-document";

let written: string | undefined;

/** Generated once per process from all routes, including this one. */
function document(): Response {
  written ??= JSON.stringify(openApiDocument([...apiRoutes, { GET }]));
  return new Response(written, { headers: { "Content-Type": "application/json" } });
}

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/openapi.json", {
  GET: endpoint({
    summary: "Questo documento",
    access: "public",
    keys: "public",
    output: openApiSchema,
    handle: async () => document(),
  }),
});
