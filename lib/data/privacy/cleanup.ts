import "server-only";
import { prisma } from "@/lib/data/client";
import { removeStaleImports } from "@/lib/data/import/imports";
import { removeOldInvitations } from "@/lib/data/person/invitations";
import { removeOldNewsletterLinks } from "@/lib/data/person/newsletter";
import { removeOldChallenges } from "@/lib/data/person/passkeys";
import { forgetOldAddresses } from "@/lib/data/person/sign-in-addresses";
import { removeOldSignInCodes } from "@/lib/data/person/sign-in-codes";
import { removeOldDeliveries } from "@/lib/data/program/webhook-deliveries";
import { removeOldAuditEntries } from "@/lib/data/site/audit-log";

/** How long an uncommitted import is stored. */
const IMPORT_DAY_MS = 24 * 3_600_000;

/**
 * Deletes expired sessions, idempotency keys, rate-limit counters, invitations, sign-in codes, newsletter links and
 * passkey challenges, old sign-in addresses, webhook deliveries and audit entries, and uncommitted imports.
 */
export async function removeExpired(now: Date, idempotencyKeysBefore: Date): Promise<void> {
  await prisma().session.deleteMany({ where: { expiresAt: { lt: now } } });
  await forgetOldAddresses(now);
  await prisma().idempotencyKey.deleteMany({ where: { createdAt: { lt: idempotencyKeysBefore } } });
  await prisma().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
  await removeStaleImports(new Date(now.getTime() - IMPORT_DAY_MS));
  await removeOldInvitations(now);
  await removeOldSignInCodes(now);
  await removeOldNewsletterLinks(now);
  await removeOldDeliveries(now);
  await removeOldChallenges(now);
  await removeOldAuditEntries();
}
