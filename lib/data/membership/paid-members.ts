import "server-only";
import type { Queryable } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { PersonRef } from "@/lib/data/person/membership";
import type { PaidMember } from "@/lib/domain/membership/validity";

/**
 * The memberships of a person, as far as their validity depends on them. For the person's own account, as long as it has
 * not verified its address, only those that it applied for itself: the others may be of somebody else.
 */
export async function listPaidMemberships(on: Queryable, ref: PersonRef): Promise<PaidMember[]> {
  const { userId = null } = ref;
  const isOfAnother = { OR: [{ userId: null }, { userId: { not: userId } }] };
  const rows = await on.member.findMany({
    where: {
      ...("personId" in ref ? { personId: ref.personId } : { person: ref }),
      ...(userId === null
        ? {}
        : { OR: [{ userId }, { person: isOfAnother }, { person: { user: { isVerified: true } } }] }),
    },
    select: { status: true, appliedOn: true, decidedOn: true, endedOn: true, paidUntil: true },
  });
  return rows.map(({ status, ...days }) => ({
    status,
    appliedOn: toDay(days.appliedOn),
    decidedOn: toDayOrNull(days.decidedOn),
    endedOn: toDayOrNull(days.endedOn),
    paidUntil: toDayOrNull(days.paidUntil),
  }));
}
