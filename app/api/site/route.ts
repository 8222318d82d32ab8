import { findSite } from "@/lib/data/site/site";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { siteSchema, siteUpdateSchema } from "@/lib/schemas/site/site";
import { changeSite } from "@/lib/services/site/change-site";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/site", {
  GET: endpoint({
    summary: "Quello che il sito dice dell'associazione",
    access: "public",
    output: siteSchema,
    handle: () => findSite(),
  }),
  PATCH: endpoint({
    summary: "Cambia quello che il sito dice dell'associazione",
    access: "admin",
    audits: ["site.update"],
    body: siteUpdateSchema,
    output: siteSchema,
    handle: ({ body }) => changeSite(body),
  }),
});
