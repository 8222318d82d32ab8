import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Person } from "./person";

/** Attempts to sign in by a mailed code. An attempt is open until it expires, is used or runs out of tries. */

/** The most codes that may be tried for one attempt. */
const MAX_TRIES = 5;

export interface SignInAttempt {
  attemptHash: string;
  /** The address that the code was mailed to. */
  email: string;
}

export interface TriedAttempt extends SignInAttempt {
  /** The number of tries, this one included. */
  tries: number;
}

export async function insertSignInCode(
  tx: Transaction,
  attempt: SignInAttempt & { expiresAt: Date },
): Promise<void> {
  await tx.signInCode.create({ data: attempt, select: { attemptHash: true } });
}

/** Whether an attempt is neither used nor expired. */
export async function isAttemptUnspent(attemptHash: string, now: Date): Promise<boolean> {
  return (await prisma().signInCode.count({ where: { attemptHash, expiresAt: { gt: now } } })) > 0;
}

const attemptRowSchema = z.object({ attemptHash: z.string(), email: z.string(), tries: z.number().int() });

/**
 * Counts a try for each matching open attempt before the code is compared, so that parallel guesses cannot outrun the
 * counter.
 * @param of the hash of one attempt, or an address for all its attempts, or both
 * @returns the attempts that had a try left
 */
export async function countTry(
  of: { attemptHash?: string | undefined; email?: string | undefined },
  now: Date,
): Promise<TriedAttempt[]> {
  const { attemptHash = null, email = null } = of;
  const sql = Prisma.sql`
    UPDATE sign_in_codes SET tries = tries + 1
     WHERE (${attemptHash}::text IS NULL OR attempt_hash = ${attemptHash})
       AND (${email}::citext IS NULL OR email = ${email}::citext)
       AND (${attemptHash}::text IS NOT NULL OR ${email}::citext IS NOT NULL)
       AND expires_at > ${now} AND tries < ${MAX_TRIES}
    RETURNING attempt_hash AS "attemptHash", email::text, tries`;
  return queryRows(prisma(), attemptRowSchema, sql);
}

/** Gives back a try when the code was right but could not be used yet. */
export async function giveBackTry(attemptHash: string): Promise<void> {
  await prisma().signInCode.updateMany({
    where: { attemptHash, tries: { gt: 0 } },
    data: { tries: { decrement: 1 } },
  });
}

/** @returns false for all but one of several concurrent calls with the same attempt */
export async function spendAttempt(on: Queryable, attemptHash: string, now: Date): Promise<boolean> {
  const { count } = await on.signInCode.deleteMany({ where: { attemptHash, expiresAt: { gt: now } } });
  return count > 0;
}

export async function removeOldSignInCodes(now: Date): Promise<void> {
  await prisma().signInCode.deleteMany({ where: { expiresAt: { lt: now } } });
}

/** Deletes the attempts for the person's verified address. */
export async function eraseSignInCodes(tx: Transaction, { email }: Person): Promise<void> {
  if (email !== null) await tx.signInCode.deleteMany({ where: { email } });
}
