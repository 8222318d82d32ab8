import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";

/** The invitations of people without an account, each once, to choose a password. */

export interface PersonInvitation {
  personId: number;
  /** The address that the mail went to. */
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: string;
  expiresAt: Date;
}

/** The invitation behind a link; null when it is unknown, used or expired, and once the person has an account. */
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

/** Uses an invitation. @returns whether it still could be */
export async function spendPersonInvitation(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const where = { tokenHash, expiresAt: { gt: now } };
  const { count } = await tx.personInvitation.updateMany({ where, data: { tokenHash: null } });
  return count === 1;
}

/** Takes an invitation back: her address was corrected, and whoever reads the former one is not shown to be her. */
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
