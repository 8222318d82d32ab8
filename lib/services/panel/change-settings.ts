import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { hasMembersOf } from "@/lib/data/membership/members";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings, updateSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { listSpaceIds } from "@/lib/data/space/spaces";
import { text } from "@/lib/domain/language/text";
import { removedKeys } from "@/lib/domain/membership/category";
import { AppError } from "@/lib/errors";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";
import { changeSiteIn } from "@/lib/services/site/change-site";
import { planCoursesOf } from "@/lib/services/space/room-plans";
import { offerTimeOfRooms } from "@/lib/services/vacancy/waiting-offers";

/** @throws AppError IN_USE when members have one of the categories */
async function requireUnused(tx: Transaction, categories: readonly string[]): Promise<void> {
  if (categories.length > 0 && (await hasMembersOf(tx, categories)))
    throw new AppError("IN_USE", { message: text("refusals.membership.categoryInUse") });
}

/**
 * Changes the given settings; existing bookings stay as they are. Where the observed holidays change, course sessions
 * on them are suspended or restored.
 * @throws AppError IN_USE when a category that members have is taken out
 */
export function changeSettings(change: SettingsUpdate): Promise<Settings> {
  return prisma().$transaction(async (tx) => {
    const changesHolidays = change.observesHolidays !== undefined || change.patronSaintDay !== undefined;
    const rooms = changesHolidays ? await listSpaceIds(tx) : [];
    await lockSpaces(tx, rooms);
    const before = await findSettings(tx);
    if (change.memberCategories !== undefined)
      await requireUnused(tx, removedKeys(before.memberCategories, change.memberCategories));
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
