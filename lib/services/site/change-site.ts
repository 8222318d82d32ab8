import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { hasPicture } from "@/lib/data/pictures";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite, updateSite } from "@/lib/data/site/site";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Site, SiteUpdate } from "@/lib/schemas/site/site";

/** @throws AppError VALIDATION for the address of nothing that is stored; null and undefined name nothing */
async function requireUploaded(
  field: string,
  address: string | null | undefined,
  message: string,
): Promise<void> {
  if (address && !(await hasPicture(address.replace("/uploads/", "")))) throw fieldError(field, message);
}

/**
 * Changes what the association says of itself; what was booked keeps the conditions under which it was booked.
 * @throws AppError VALIDATION for a logo, picture or statute that has not been uploaded
 */
export async function changeSite(change: SiteUpdate): Promise<Site> {
  await requireUploaded("logoUrl", change.logoUrl, VALIDATION.logoAddress);
  await requireUploaded("heroImageUrl", change.heroImageUrl, VALIDATION.heroAddress);
  await requireUploaded("statuteUrl", change.statuteUrl, VALIDATION.statuteAddress);
  return prisma().$transaction((tx) => changeSiteIn(tx, change));
}

/** The same in a transaction. */
export async function changeSiteIn(tx: Transaction, change: SiteUpdate): Promise<Site> {
  const before = await findSite(tx);
  const after = await updateSite(change, tx);
  await recordChange(tx, { action: "update", entity: "site", entityId: null, before, after });
  return after;
}
