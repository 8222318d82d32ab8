import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { hasOwnSpace, listDemonstration } from "@/lib/data/site/demonstration";
import { findSettings } from "@/lib/data/site/settings";
import { findSetupFacts, findSite, noteSetupDismissed } from "@/lib/data/site/site";
import { countByKind } from "@/lib/domain/site/demonstration";
import { EXAMPLE_SITE } from "@/lib/messages/site/example-site";
import { LEGAL_TEXTS } from "@/lib/messages/site/legal-texts";
import type { Setup, SetupStep } from "@/lib/schemas/site/setup";
import type { Site } from "@/lib/schemas/site/site";

/** Any remaining example data would show visitors another association's identity. */
const hasIdentity = (site: Site): boolean =>
  (["name", "legalName", "street", "email"] as const).every((field) => site[field] !== EXAMPLE_SITE[field]);

const hasOwnTexts = ({ texts }: Site): boolean =>
  texts.privacy !== LEGAL_TEXTS.privacy || texts.terms !== LEGAL_TEXTS.terms;

/**
 * The setup steps of a new site, each done according to stored data, and which demonstration data would be removed and
 * kept.
 * @param takesCards whether card payments are enabled
 */
export async function firstSteps(takesCards: boolean): Promise<Setup> {
  const [site, settings, facts, isOwnRoom, rows] = await Promise.all([
    findSite(),
    findSettings(),
    findSetupFacts(),
    hasOwnSpace(),
    listDemonstration(),
  ]);
  const going = rows.filter(({ keptBecause }) => keptBecause === null);
  const hasDemonstration = going.length > 0;
  const isDone: Record<SetupStep, boolean> = {
    password: !facts.isFirstPassword,
    identity: hasIdentity(site),
    logo: site.logoUrl !== null,
    rooms: isOwnRoom,
    payment: settings.iban !== null || takesCards,
    legal: hasOwnTexts(site),
    mail: facts.mailTestedAt !== null,
    demonstration: !hasDemonstration,
  };
  const count = (reason: "changed" | "used") =>
    countByKind(rows.filter(({ keptBecause }) => keptBecause === reason));
  return {
    hasDemonstration,
    isDismissed: facts.isDismissed,
    steps: (Object.keys(isDone) as SetupStep[]).map((key) => ({ key, isDone: isDone[key] })),
    demonstration: { removable: countByKind(going), changed: count("changed"), used: count("used") },
  };
}

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
