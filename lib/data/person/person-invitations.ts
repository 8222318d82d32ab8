import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";

/** Invitations to choose a password for people without an account; each person is invited once. */

export interface PersonInvitation {
  personId: number;
  /** The address that the mail was sent to. */
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: string;
  expiresAt: Date;
}

/** The invitation of a link; null when it is unknown, used or expired, or the person has an account. */
export async function findPersonInvitation(tokenHash: string, now: Date): Promise<PersonInvitation | null> {
  const row = await prisma().personInvitation.findFirst({
    where: { tokenHash, expiresAt: { gt: now }, person: { accountId: null } },
    select: {
      personId: true,
      email: true,
      expiresAt: true,
      person: { select: { firstName: true, lastName: true, phone: true, language: true } },
    },
  });
  if (row === null) return null;
  const { person, ...invitation } = row;
  return { ...invitation, ...person };
}

/** @returns whether it was still valid */
export async function spendPersonInvitation(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const where = { tokenHash, expiresAt: { gt: now } };
  const { count } = await tx.personInvitation.updateMany({ where, data: { tokenHash: null } });
  return count === 1;
}

/**
 * Deletes an invitation when the person's address was corrected: the reader of the former address may be a stranger.
 */
export async function removePersonInvitation(tx: Transaction, personId: number): Promise<void> {
  await tx.personInvitation.deleteMany({ where: { personId } });
}

export async function insertPersonInvitations(
  tx: Transaction,
  invitations: readonly {
    personId: number;
    email: string;
    tokenHash: string;
    createdAt: Date;
    expiresAt: Date;
  }[],
): Promise<void> {
  await tx.personInvitation.createMany({ data: [...invitations] });
}
