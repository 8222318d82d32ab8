import { findOverview } from "@/lib/data/overview";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { overviewSchema } from "@/lib/schemas/overview";
import { listExternalConflicts } from "@/lib/services/follow-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/overview", {
  GET: endpoint({
    summary: "Il riepilogo del pannello: oggi, le richieste, l'occupazione e gli importi",
    access: "admin",
    output: overviewSchema,
    handle: async ({ now }) => ({
      ...(await findOverview(now)),
      externalConflicts: await listExternalConflicts(now),
    }),
  }),
});
