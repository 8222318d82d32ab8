import "server-only";
import type { Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite, updateSite } from "@/lib/data/site/site";
import { changesBetween } from "@/lib/domain/site/changes";
import type { Site, SiteUpdate } from "@/lib/schemas/site/site";

/** Changes the association's data within the caller's transaction. */
export async function changeSiteIn(
  tx: Transaction,
  change: SiteUpdate,
): Promise<{ before: Site; after: Site }> {
  const before = await findSite(tx);
  const after = await updateSite(change, tx);
  // Forms also send what stayed the same.
  if (Object.keys(changesBetween("site", { ...before }, { ...after })).length > 0)
    await recordChange(tx, { action: "update", entity: "site", entityId: null, before, after });
  return { before, after };
}
