import { countMemberLists } from "@/lib/data/panel/listed-members";
import { findOverview } from "@/lib/data/panel/overview";
import { mayManageCentre } from "@/lib/domain/person/roles";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { overviewSchema } from "@/lib/schemas/panel/overview";
import { listDueOn } from "@/lib/services/panel/due-today";
import { listExternalConflicts } from "@/lib/services/space/follow-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/overview", {
  GET: endpoint({
    summary: "Il riepilogo del pannello: oggi, le richieste, l'occupazione e gli importi",
    access: "desk",
    keys: "refused",
    output: overviewSchema,
    handle: async ({ user, now }) => {
      const overview = await findOverview(now);
      const maySeeReports = mayManageCentre(user.role);
      return {
        ...overview,
        dueToday: await listDueOn(overview.todaysBookings, overview.today),
        // Monthly sums and members are reports, which the role `desk` may not see.
        amounts: maySeeReports ? overview.amounts : [],
        members: maySeeReports ? await countMemberLists(overview.today) : null,
        externalConflicts: await listExternalConflicts(now),
      };
    },
  }),
});
