import "server-only";
import { prisma } from "@/lib/data/client";
import { removeOldInvitations } from "@/lib/data/person/invitations";
import { forgetOldAddresses } from "@/lib/data/person/sign-in-addresses";
import { removeOldSignInCodes } from "@/lib/data/person/sign-in-codes";
import { removeOldAuditEntries } from "@/lib/data/site/audit-log";

/** Deletes expired sessions, idempotency keys, rate-limit counters, invitations and sign-in codes, and old audit entries. */
export async function removeExpired(now: Date, idempotencyKeysBefore: Date): Promise<void> {
  await prisma().session.deleteMany({ where: { expiresAt: { lt: now } } });
  await forgetOldAddresses(now);
  await prisma().idempotencyKey.deleteMany({ where: { createdAt: { lt: idempotencyKeysBefore } } });
  await prisma().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
  await removeOldInvitations(now);
  await removeOldSignInCodes(now);
  await removeOldAuditEntries();
}
