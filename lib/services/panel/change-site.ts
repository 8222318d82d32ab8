import "server-only";
import { prisma } from "@/lib/data/client";
import { hasPicture } from "@/lib/data/pictures";
import { renewCalendarEntries } from "@/lib/data/room-time/calendar-entries";
import { addressOf } from "@/lib/domain/site/contacts";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Site, SiteUpdate } from "@/lib/schemas/site/site";
import { type ChangingUser, notifyAdministrators } from "@/lib/services/person/notifications";
import { changeSiteIn } from "@/lib/services/site/change-site";

/** @throws AppError VALIDATION for an address without a stored file; null and undefined are accepted */
async function requireUploaded(
  field: string,
  address: string | null | undefined,
  message: string,
): Promise<void> {
  if (address && !(await hasPicture(address.replace("/uploads/", "")))) throw fieldError(field, message);
}

/** The centre's contact addresses, one per line; null for none. */
const addressesOf = ({ email, pec }: Site): string | null => [email, pec].filter(Boolean).join("\n") || null;

/**
 * Changes the association's data. Existing bookings keep the conditions under which they were made. All administrators
 * get a mail when the contact addresses change.
 * @throws AppError VALIDATION for a logo, picture or statute that has not been uploaded
 */
export async function changeSite(change: SiteUpdate, user: ChangingUser, now: Date): Promise<Site> {
  await requireUploaded("logoUrl", change.logoUrl, VALIDATION.logoAddress);
  await requireUploaded("heroImageUrl", change.heroImageUrl, VALIDATION.heroAddress);
  await requireUploaded("statuteUrl", change.statuteUrl, VALIDATION.statuteAddress);
  return prisma().$transaction(async (tx) => {
    const { before, after } = await changeSiteIn(tx, change);
    if (after.name !== before.name || addressOf(after) !== addressOf(before))
      await renewCalendarEntries(tx, null, now);
    const data = { before: addressesOf(before), after: addressesOf(after) };
    if (data.before !== data.after)
      await notifyAdministrators(tx, { template: "siteEmailChanged", data }, user, now);
    return after;
  });
}
