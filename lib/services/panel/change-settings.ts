import "server-only";
import { prisma } from "@/lib/data/client";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings, updateSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { listSpaceIds } from "@/lib/data/space/spaces";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";
import { changeSiteIn } from "@/lib/services/site/change-site";
import { planCoursesOf } from "@/lib/services/space/room-plans";
import { offerTimeOfRooms } from "@/lib/services/vacancy/waiting-offers";

/**
 * Changes the given settings; existing bookings stay as they are. Where the observed holidays change, course sessions
 * on them are suspended or restored.
 */
export function changeSettings(change: SettingsUpdate): Promise<Settings> {
  return prisma().$transaction(async (tx) => {
    const changesHolidays = change.observesHolidays !== undefined || change.patronSaintDay !== undefined;
    const rooms = changesHolidays ? await listSpaceIds(tx) : [];
    await lockSpaces(tx, rooms);
    const before = await findSettings(tx);
    const { legalName, ...rest } = change;
    // Empty, the association has no other name than the one of its site.
    if (legalName !== undefined)
      await changeSiteIn(tx, { legalName: legalName ?? (await findSite(tx)).name });
    const after = await updateSettings(rest, tx);
    if (changesHolidays) {
      await planCoursesOf(tx, null);
      await offerTimeOfRooms(tx, rooms, new Date());
    }
    await recordChange(tx, { action: "update", entity: "settings", entityId: null, before, after });
    return after;
  });
}
