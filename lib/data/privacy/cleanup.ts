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

const DAY_MS = 24 * 3_600_000;
/** How long an uncommitted import is stored. */
const IMPORT_DAYS = 1;
const IDEMPOTENCY_DAYS = 7;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Deletions of expired sessions, idempotency keys, rate-limit counters, invitations, sign-in codes, newsletter links
 * and passkey challenges, old sign-in addresses, webhook deliveries and audit entries, and uncommitted imports.
 */
export const EXPIRED_DELETIONS: readonly ((now: Date) => Promise<unknown>)[] = [
  (now) => prisma().session.deleteMany({ where: { expiresAt: { lt: now } } }),
  forgetOldAddresses,
  (now) =>
    prisma().idempotencyKey.deleteMany({ where: { createdAt: { lt: daysBefore(now, IDEMPOTENCY_DAYS) } } }),
  (now) => prisma().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } }),
  (now) => removeStaleImports(daysBefore(now, IMPORT_DAYS)),
  removeOldInvitations,
  removeOldSignInCodes,
  removeOldNewsletterLinks,
  removeOldDeliveries,
  removeOldChallenges,
  () => removeOldAuditEntries(),
];
