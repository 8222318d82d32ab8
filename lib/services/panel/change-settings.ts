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
import { removedKeys } from "@/lib/domain/membership/category";
import { ibanEnding } from "@/lib/domain/money/iban";
import { changedPaymentTargets, invalidatedMethods } from "@/lib/domain/money/way-to-pay";
import { wordedError } from "@/lib/errors";
import type { Settings, SettingsUpdate } from "@/lib/schemas/site/settings";
import { type ChangingUser, notifyAdministrators } from "@/lib/services/person/notifications";
import { changeSiteIn } from "@/lib/services/site/change-site";
import { planCoursesOf } from "@/lib/services/space/room-plans";
import { offerTimeOfRooms } from "@/lib/services/vacancy/waiting-offers";

/**
 * @throws AppError IN_USE when a removed category has members, a removed or reassigned label has entries, or a payment
 * method with payments is removed or changes its kind or account
 */
async function requireUnused(tx: Transaction, before: Settings, change: SettingsUpdate): Promise<void> {
  const categories = removedKeys(before.memberCategories, change.memberCategories ?? before.memberCategories);
  if (categories.length > 0 && (await hasMembersOf(tx, categories)))
    throw wordedError("IN_USE", "refusals.membership.categoryInUse");
  const words = lostWords(before.bookLabels, change.bookLabels ?? before.bookLabels);
  if (words.length > 0 && (await hasEntriesOf(tx, words)))
    throw wordedError("IN_USE", "refusals.books.wordInUse");
  const ways = invalidatedMethods(before.paymentMethods, change.paymentMethods ?? before.paymentMethods);
  if (ways.length > 0 && (await hasPaymentsBy(tx, ways)))
    throw wordedError("IN_USE", "refusals.till.wayInUse");
}

/** Notifies the administrators of changes to how the association is paid and how the panel is accessed. */
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
    await notifyAdministrators(tx, { template: "associationIban", data }, user, now);
  }
  const ways = {
    before: changedPaymentTargets(before.paymentMethods, after.paymentMethods),
    after: changedPaymentTargets(after.paymentMethods, before.paymentMethods),
  };
  if (ways.before !== null || ways.after !== null)
    await notifyAdministrators(tx, { template: "wayToPayChanged", data: ways }, user, now);
  if (isFactorOptional)
    await notifyAdministrators(tx, { template: "secondFactorOptional", data: {} }, user, now);
}

/**
 * Changes the given settings; existing bookings stay as they are. When the observed holidays change, course sessions on
 * them are suspended or restored. All administrators are notified by mail of a new IBAN, of changed payment links and
 * instructions, and when the second factor becomes optional.
 * @throws AppError IN_USE when a removed category has members, a removed label has entries, or a removed payment method
 * has payments
 */
export function changeSettings(change: SettingsUpdate, user: ChangingUser, now: Date): Promise<Settings> {
  return prisma().$transaction(async (tx) => {
    const changesHolidays = change.observesHolidays !== undefined || change.patronSaintDay !== undefined;
    // Locked first, as when a payment is entered, which may go on to lock rooms.
    await lockSettings(tx);
    const rooms = changesHolidays ? await listSpaceIds(tx) : [];
    await lockSpaces(tx, rooms);
    const before = await findSettings(tx);
    await requireUnused(tx, before, change);
    const { legalName, vatNumber, ...rest } = change;
    // Without a legal name, the association uses the name of its site.
    const ownName = legalName === null ? (await findSite(tx)).name : legalName;
    const ofSite = {
      ...(ownName !== undefined && { legalName: ownName }),
      ...(vatNumber !== undefined && { vatNumber }),
    };
    if (Object.keys(ofSite).length > 0) await changeSiteIn(tx, ofSite);
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
