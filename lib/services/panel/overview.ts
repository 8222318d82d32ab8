import { countMemberLists } from "@/lib/data/panel/listed-members";
import { findOverview } from "@/lib/data/panel/overview";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";
import type { Overview } from "@/lib/schemas/panel/overview";
import { listExternalConflicts } from "@/lib/services/space/follow-calendar";
import { listDueOn } from "./due-today";

/** What matters today, as a role may see it: monthly sums and members are reports, which the role `desk` may not. */
export async function overviewFor(role: Role, now: Date): Promise<Overview> {
  const overview = await findOverview(now);
  const maySeeReports = mayManageCentre(role);
  return {
    ...overview,
    dueToday: await listDueOn(overview.todaysBookings, overview.today),
    amounts: maySeeReports ? overview.amounts : [],
    members: maySeeReports ? await countMemberLists(overview.today) : null,
    externalConflicts: await listExternalConflicts(now),
  };
}
