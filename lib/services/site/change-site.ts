import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { hasPicture } from "@/lib/data/pictures";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite, updateSite } from "@/lib/data/site/site";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Site, SiteUpdate } from "@/lib/schemas/site/site";

/**
 * Changes what the association says of itself; what was booked keeps the conditions under which it was booked.
 * @throws AppError VALIDATION for a logo that has not been uploaded
 */
export async function changeSite(change: SiteUpdate): Promise<Site> {
  const logo = change.logoUrl?.replace("/uploads/", "");
  if (logo && !(await hasPicture(logo))) throw fieldError("logoUrl", VALIDATION.logoAddress);
  return prisma().$transaction((tx) => changeSiteIn(tx, change));
}

/** The same in a transaction. */
export async function changeSiteIn(tx: Transaction, change: SiteUpdate): Promise<Site> {
  const before = await findSite(tx);
  const after = await updateSite(change, tx);
  await recordChange(tx, { action: "update", entity: "site", entityId: null, before, after });
  return after;
}
