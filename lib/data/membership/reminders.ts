import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { FeeReminder } from "@/lib/domain/membership/fee-reminder";
import type { CalendarDay } from "@/lib/domain/time/dates";

/** The ids of all admitted members with an e-mail address, in order. */
export async function listMembersToRemind(): Promise<number[]> {
  const rows = await prisma().member.findMany({
    where: { status: "admitted", person: { email: { not: null } } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}

/**
 * Records that a fee reminder is sent.
 * @returns false when it was sent before
 */
export async function noteReminder(
  tx: Transaction,
  memberId: number,
  dueOn: CalendarDay,
  kind: FeeReminder,
): Promise<boolean> {
  const data = [{ memberId, dueOn: toDateColumn(dueOn), kind }];
  const { count } = await tx.memberReminder.createMany({ data, skipDuplicates: true });
  return count > 0;
}
