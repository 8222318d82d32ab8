import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDayOrNull } from "@/lib/data/date-columns";
import { listMembersOf } from "@/lib/data/membership/members";
import type { Person } from "@/lib/data/person/person";

/** The memberships of a person with all versions in the register, for the export. */
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
