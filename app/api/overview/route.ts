import { defineRoute, endpoint } from "@/lib/http/define-route";
import { overviewSchema } from "@/lib/schemas/panel/overview";
import { overviewAndDoors } from "@/lib/services/panel/overview";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/overview", {
  GET: endpoint({
    summary: "Il riepilogo del pannello: oggi, le richieste, l'occupazione e gli importi",
    access: "desk",
    keys: "refused",
    output: overviewSchema,
    handle: async ({ user, now }) => (await overviewAndDoors(user.role, now)).overview,
  }),
});
