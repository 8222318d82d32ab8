import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDayOrNull } from "@/lib/data/date-columns";
import { listMembersOf } from "@/lib/data/membership/members";
import { listPassesOf } from "@/lib/data/pass/passes";
import type { Person } from "@/lib/data/person/person";

export async function exportMemberships(person: Person) {
  const members = await listMembersOf({ personId: person.personId });
  const versions = await prisma().memberVersion.findMany({
    where: { memberId: { in: members.map(({ id }) => id) } },
    orderBy: { id: "asc" },
  });
  return members.map((member) => ({
    ...member,
    register: versions
      .filter(({ memberId }) => memberId === member.id)
      .map((version) => ({ ...version, dateOfBirth: toDayOrNull(version.dateOfBirth) })),
  }));
}

/**
 * Detaches the person from their memberships, which the register keeps. Notes at the end and reasons of waived fees are
 * erased.
 */
export async function leaveRegister(tx: Transaction, person: Person): Promise<void> {
  await tx.memberFee.updateMany({
    where: { waivedAt: { not: null }, member: { personId: person.personId } },
    data: { waiverReason: null },
  });
  await tx.member.updateMany({
    where: { personId: person.personId },
    data: { personId: null, endNote: null },
  });
}

export async function exportPasses(person: Person) {
  const passes = await listPassesOf({ personId: person.personId }, new Date());
  const withIban = await prisma().pass.findMany({
    where: { personId: person.personId, charge: { refundIban: { not: null } } },
    select: { id: true, charge: { select: { refundIban: true } } },
  });
  const ibans = new Map(withIban.map(({ id, charge }) => [id, charge.refundIban]));
  return passes.map(({ userId: _, isCanceled: __, isToldFewLeft: ___, translations: ____, ...pass }) => ({
    ...pass,
    refundIban: ibans.get(pass.id) ?? null,
  }));
}

/**
 * Detaches the person from their passes, which the ledger refers to; the passes can no longer be used. Cancellation
 * reasons are erased. The IBAN of a refund stays until it is paid.
 */
export async function leavePasses(tx: Transaction, person: Person): Promise<void> {
  await tx.pass.updateMany({
    where: { personId: person.personId },
    data: { personId: null, cancelReason: null },
  });
}
