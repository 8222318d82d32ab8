import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSetupFacts, noteSetupDismissed } from "@/lib/data/site/site";

/**
 * Hides the list of first steps for all administrators, or shows it again. While hidden, it stays available in the
 * settings.
 */
export async function dismissFirstSteps(isDismissed: boolean, now: Date): Promise<void> {
  const { isDismissed: before } = await findSetupFacts();
  if (before === isDismissed) return;
  await prisma().$transaction(async (tx) => {
    await noteSetupDismissed(isDismissed ? now : null, tx);
    await recordChange(tx, {
      action: "update",
      entity: "site",
      entityId: null,
      before: { isSetupDismissed: before },
      after: { isSetupDismissed: isDismissed },
    });
  });
}
