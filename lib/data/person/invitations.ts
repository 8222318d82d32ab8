import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import type { Prisma } from "@/lib/data/generated/client";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import { type Invitation, type InvitationInput, invitationSchema } from "@/lib/schemas/person/invitation";
import { type Person, sameAddress } from "./person";

const invitationSelect = columnsFor(invitationSchema) satisfies Prisma.InvitationSelect;

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

/** An invitation ends when its sender is no longer an administrator. */
const isOpen = (now: Date): Prisma.InvitationWhereInput => ({
  expiresAt: { gt: now },
  invitedBy: { role: "admin" },
});

/** Open invitations, latest first. */
export async function listOpenInvitations(now: Date): Promise<Invitation[]> {
  const rows = await prisma().invitation.findMany({
    where: isOpen(now),
    select: invitationSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toInvitation);
}

/** The invitation of a link; null when it is unknown, used, replaced, revoked or expired. */
export async function findOpenInvitation(tokenHash: string, now: Date): Promise<Invitation | null> {
  const row = await prisma().invitation.findFirst({
    where: { tokenHash, ...isOpen(now) },
    select: invitationSelect,
  });
  return row && toInvitation(row);
}

/** The sender of an open invitation; null when the link has none. */
export async function findInviter(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<{ id: number; firstName: string; lastName: string } | null> {
  const row = await tx.invitation.findFirst({
    where: { tokenHash, ...isOpen(now) },
    select: {
      invitedBy: { select: { id: true, person: { select: { firstName: true, lastName: true } } } },
    },
  });
  return row && { id: row.invitedBy.id, ...row.invitedBy.person };
}

interface NewInvitation extends Omit<InvitationInput, "replacesUnverified"> {
  tokenHash: string;
  invitedById: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores an invitation; it replaces an older one to the same address. */
export async function saveInvitation(tx: Transaction, invitation: NewInvitation): Promise<Invitation> {
  const row = await tx.invitation.upsert({
    where: { email: invitation.email },
    create: invitation,
    update: invitation,
    select: invitationSelect,
  });
  return toInvitation(row);
}

/** @returns false for all but one of several concurrent calls with the same link */
export async function spendInvitation(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const { count } = await tx.invitation.deleteMany({ where: { tokenHash, ...isOpen(now) } });
  return count > 0;
}

/** Finds expired invitations too; null when it does not exist. */
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
