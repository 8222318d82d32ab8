import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSetupFacts, noteSetupDismissed } from "@/lib/data/site/site";

/**
 * Closes the list of first steps for all administrators, or shows it again. Closed, it stays in the settings.
 * @param isDismissed whether it is closed
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
