import { z } from "zod";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { isAdministrator } from "@/lib/domain/person/roles";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { panelSiteSchema, siteSchema, siteUpdateSchema } from "@/lib/schemas/site/site";
import { changeSite } from "@/lib/services/panel/change-site";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/site", {
  GET: endpoint({
    summary: "Quello che il sito dice dell'associazione",
    access: "public",
    keys: "public",
    output: z.union([panelSiteSchema, siteSchema]),
    handle: async ({ user, language }) => {
      const site = await findSite();
      // An administrator edits the Italian texts and their translations.
      if (user !== null && isAdministrator(user.role)) return panelSiteSchema.parse(site);
      return siteSchema.parse(siteIn(site, language));
    },
  }),
  PATCH: endpoint({
    summary: "Cambia quello che il sito dice dell'associazione",
    access: "admin",
    keys: "refused",
    audits: ["site.update"],
    body: siteUpdateSchema,
    output: panelSiteSchema,
    handle: ({ body, user, now }) => changeSite(body, user, now),
  }),
});
