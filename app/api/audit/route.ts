import { z } from "zod";
import { listAuditEntries } from "@/lib/data/site/audit-log";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { auditEntrySchema, auditQuerySchema } from "@/lib/schemas/site/audit";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/audit", {
  GET: endpoint({
    summary: "Il registro: chi ha cambiato che cosa, quando e da dove",
    access: "admin",
    keys: "refused",
    query: auditQuerySchema,
    output: z.array(auditEntrySchema),
    handle: async ({ query, headers }) => {
      const { entries, total } = await listAuditEntries(query);
      headers.set("X-Total-Count", String(total));
      return entries;
    },
  }),
});
