import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import type { Invitation, InvitationInput } from "@/lib/schemas/person/invitation";
import { type Person, sameAddress } from "./person";

const invitationSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  createdAt: true,
  expiresAt: true,
} as const satisfies Prisma.InvitationSelect;

function toInvitation({
  role,
  createdAt,
  expiresAt,
  ...row
}: Prisma.InvitationGetPayload<{ select: typeof invitationSelect }>): Invitation {
  const staffRole = STAFF_ROLES.find((one) => one === role);
  if (staffRole === undefined) throw new Error(`Invitation ${row.id} gives the role ${role}`);
  return {
    ...row,
    role: staffRole,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Of somebody who is no administrator any more no invitation holds. */
const isOpen = (now: Date): Prisma.InvitationWhereInput => ({
  expiresAt: { gt: now },
  invitedBy: { role: "admin" },
});

/** The invitations that nobody has followed yet, the latest first. */
export async function listOpenInvitations(now: Date): Promise<Invitation[]> {
  const rows = await prisma().invitation.findMany({
    where: isOpen(now),
    select: invitationSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toInvitation);
}

/** The invitation behind a link; null when it is unknown, used, replaced, ended or over. */
export async function findOpenInvitation(
  tokenHash: string,
  now: Date,
  on: Queryable = prisma(),
): Promise<Invitation | null> {
  const row = await on.invitation.findFirst({
    where: { tokenHash, ...isOpen(now) },
    select: invitationSelect,
  });
  return row && toInvitation(row);
}

export interface NewInvitation extends Omit<InvitationInput, "replacesUnverified"> {
  tokenHash: string;
  invitedById: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores an invitation in the place of an older one to the same address. */
export async function saveInvitation(tx: Transaction, invitation: NewInvitation): Promise<Invitation> {
  const row = await tx.invitation.upsert({
    where: { email: invitation.email },
    create: invitation,
    update: invitation,
    select: invitationSelect,
  });
  return toInvitation(row);
}

/** Uses an invitation up. Of two who follow the same link at once, one gets false. */
export async function spendInvitation(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const { count } = await tx.invitation.deleteMany({ where: { tokenHash, ...isOpen(now) } });
  return count > 0;
}

export async function findInvitation(id: number, on: Queryable = prisma()): Promise<Invitation | null> {
  const row = await on.invitation.findUnique({ where: { id }, select: invitationSelect });
  return row && toInvitation(row);
}

export async function deleteInvitation(tx: Transaction, id: number): Promise<void> {
  await tx.invitation.delete({ where: { id }, select: { id: true } });
}

export async function removeOldInvitations(now: Date): Promise<void> {
  await prisma().invitation.deleteMany({ where: { expiresAt: { lt: now } } });
}

/** Invitations to an address that is proven to be the person's. */
export async function exportInvitations({ email }: Person): Promise<Invitation[]> {
  if (email === null) return [];
  const rows = await prisma().invitation.findMany({
    where: { email: sameAddress(email) },
    select: invitationSelect,
  });
  return rows.map(toInvitation);
}

export async function eraseInvitations(tx: Transaction, { email }: Person): Promise<void> {
  if (email !== null) await tx.invitation.deleteMany({ where: { email: sameAddress(email) } });
}
