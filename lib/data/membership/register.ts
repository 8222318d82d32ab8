import "server-only";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { MemberLife, MemberVersion } from "@/lib/domain/membership/register";
import { dayOf } from "@/lib/domain/time/dates";
import type { RegisteredPerson } from "@/lib/schemas/membership/register";

export async function listMemberLives(): Promise<MemberLife<RegisteredPerson>[]> {
  const rows = await prisma().member.findMany({
    select: {
      id: true,
      number: true,
      status: true,
      appliedOn: true,
      decidedOn: true,
      resolution: true,
      endedOn: true,
      endReason: true,
      versions: { omit: { id: true, memberId: true }, orderBy: { id: "asc" } },
    },
    orderBy: { id: "asc" },
  });
  return rows.flatMap(({ versions, appliedOn, decidedOn, endedOn, ...row }) => {
    const [first, ...later] = versions.map(
      ({ at, dateOfBirth, ...known }): MemberVersion<RegisteredPerson> => ({
        day: dayOf(at),
        known: { ...known, dateOfBirth: toDayOrNull(dateOfBirth) },
      }),
    );
    // Every member has a version, by a trigger.
    if (first === undefined) return [];
    const days = {
      appliedOn: toDay(appliedOn),
      decidedOn: toDayOrNull(decidedOn),
      endedOn: toDayOrNull(endedOn),
    };
    return [{ ...row, ...days, versions: [first, ...later] as const }];
  });
}
