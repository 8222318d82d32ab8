import { findOverview } from "@/lib/data/overview";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { overviewSchema } from "@/lib/schemas/overview";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/overview", {
  GET: endpoint({
    summary: "Il riepilogo del pannello: oggi, le richieste, l'occupazione e gli importi",
    access: "admin",
    output: overviewSchema,
    handle: ({ now }) => findOverview(now),
  }),
});
