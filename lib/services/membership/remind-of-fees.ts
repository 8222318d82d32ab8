import "server-only";
import { prisma } from "@/lib/data/client";
import { lockMembers } from "@/lib/data/membership/members";
import { listMembersToRemind, noteReminder } from "@/lib/data/membership/reminders";
import { findSettings } from "@/lib/data/site/settings";
import { categoryOf } from "@/lib/domain/membership/category";
import { feesToRemindOf } from "@/lib/domain/membership/fee-reminder";
import { membershipYear, membershipYearOf } from "@/lib/domain/membership/membership-year";
import { dayOf } from "@/lib/domain/time/dates";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { notifyFee } from "./notifications";

/** Mails members about unpaid fees once before the due day, once from that day on and once a month later. */
export async function remindOfFees(now: Date): Promise<void> {
  const today = dayOf(now);
  const { memberCategories, memberYearStart } = await findSettings();
  const { year } = membershipYearOf(today, memberYearStart);
  const next = membershipYear(year + 1, memberYearStart);
  await attemptEach(await listMembersToRemind(), (id) =>
    prisma().$transaction(async (tx) => {
      const [member] = await lockMembers(tx, [id]);
      if (member === undefined || member.status !== "admitted" || member.decidedOn === null) return;
      const amount = categoryOf(memberCategories, member.category)?.fee ?? 0;
      const { decidedOn, fees } = member;
      for (const fee of feesToRemindOf({ decidedOn, fees }, { ...next, amount }, today)) {
        if (!(await noteReminder(tx, id, fee.dueOn, fee.reminder))) continue;
        await notifyFee(tx, member, fee);
      }
    }),
  );
}
