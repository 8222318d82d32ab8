import "server-only";
import { hasEntriesOf } from "@/lib/data/books/book-entries";
import { prisma, type Transaction } from "@/lib/data/client";
import { hasMembersOf } from "@/lib/data/membership/members";
import { hasPaymentsBy } from "@/lib/data/money/payments";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings, lockSettings, updateSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { listSpaceIds } from "@/lib/data/space/spaces";
import { lostWords } from "@/lib/domain/books/book-label";
import { text } from "@/lib/domain/language/text";
import { removedKeys } from "@/lib/domain/membership/category";
import { ibanEnding } from "@/lib/domain/money/iban";
import { lostWays, targetsUnlike } from "@/lib/domain/money/way-to-pay";
import { AppError } from "@/lib/errors";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";
import { type ChangingUser, tellAdministrators } from "@/lib/services/person/tell-administrators";
import { changeSiteIn } from "@/lib/services/site/change-site";
import { planCoursesOf } from "@/lib/services/space/room-plans";
import { offerTimeOfRooms } from "@/lib/services/vacancy/waiting-offers";

/**
 * @throws AppError IN_USE when members have a category that is taken out, or entries a word that is, or names another row,
 *   or payments a way to pay that is taken out, or becomes another kind or account
 */
async function requireUnused(tx: Transaction, before: Settings, change: SettingsUpdate): Promise<void> {
  const categories = removedKeys(before.memberCategories, change.memberCategories ?? before.memberCategories);
  if (categories.length > 0 && (await hasMembersOf(tx, categories)))
    throw new AppError("IN_USE", { message: text("refusals.membership.categoryInUse") });
  const words = lostWords(before.bookLabels, change.bookLabels ?? before.bookLabels);
  if (words.length > 0 && (await hasEntriesOf(tx, words)))
    throw new AppError("IN_USE", { message: text("refusals.books.wordInUse") });
  const ways = lostWays(before.paymentMethods, change.paymentMethods ?? before.paymentMethods);
  if (ways.length > 0 && (await hasPaymentsBy(tx, ways)))
    throw new AppError("IN_USE", { message: text("refusals.till.wayInUse") });
}

/** Tells the administrators where the association is paid, or the panel opens, in another way than before. */
async function tellOfSensitive(
  tx: Transaction,
  { before, after }: { before: Settings; after: Settings },
  user: ChangingUser,
  now: Date,
): Promise<void> {
  const isOtherIban = after.iban !== before.iban;
  const isFactorOptional = before.requiresTotpForAdmins && !after.requiresTotpForAdmins;
  if (isOtherIban) {
    const data = { endingBefore: ibanEnding(before.iban), ending: ibanEnding(after.iban) };
    await tellAdministrators(tx, { template: "associationIban", data }, user, now);
  }
  const ways = {
    before: targetsUnlike(before.paymentMethods, after.paymentMethods),
    after: targetsUnlike(after.paymentMethods, before.paymentMethods),
  };
  if (ways.before !== null || ways.after !== null)
    await tellAdministrators(tx, { template: "wayToPayChanged", data: ways }, user, now);
  if (isFactorOptional)
    await tellAdministrators(tx, { template: "secondFactorOptional", data: {} }, user, now);
}

/**
 * Changes the given settings; existing bookings stay as they are. Where the observed holidays change, course sessions
 * on them are suspended or restored. All administrators are told by mail of another IBAN, of other links and
 * instructions to pay by, and of a second factor that is required no more.
 * @throws AppError IN_USE when a category that members have, a word that entries have, or a way by which was paid, is taken
 *   out
 */
export function changeSettings(change: SettingsUpdate, user: ChangingUser, now: Date): Promise<Settings> {
  return prisma().$transaction(async (tx) => {
    const changesHolidays = change.observesHolidays !== undefined || change.patronSaintDay !== undefined;
    // First, as by whoever takes a payment, which may go on to lock rooms.
    await lockSettings(tx);
    const rooms = changesHolidays ? await listSpaceIds(tx) : [];
    await lockSpaces(tx, rooms);
    const before = await findSettings(tx);
    await requireUnused(tx, before, change);
    const { legalName, vatNumber, ...rest } = change;
    // Empty, the association has no other name than the one of its site.
    if (legalName !== undefined)
      await changeSiteIn(tx, { legalName: legalName ?? (await findSite(tx)).name });
    if (vatNumber !== undefined) await changeSiteIn(tx, { vatNumber });
    const after = await updateSettings(rest, tx);
    if (changesHolidays) {
      await planCoursesOf(tx, null);
      await offerTimeOfRooms(tx, rooms, now);
    }
    await recordChange(tx, { action: "update", entity: "settings", entityId: null, before, after });
    await tellOfSensitive(tx, { before, after }, user, now);
    return after;
  });
}
