import "server-only";
import type { Transaction } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSite, updateSite } from "@/lib/data/site/site";
import type { Site, SiteUpdate } from "@/lib/schemas/site/site";

/** Changes the association's data within the caller's transaction. */
export async function changeSiteIn(
  tx: Transaction,
  change: SiteUpdate,
): Promise<{ before: Site; after: Site }> {
  const before = await findSite(tx);
  const after = await updateSite(change, tx);
  await recordChange(tx, { action: "update", entity: "site", entityId: null, before, after });
  return { before, after };
}
