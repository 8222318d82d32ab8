import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import {
  findMemberIdOfFee,
  insertFees,
  listChargedMembers,
  listMembersToRemind,
  lockCharging,
  noteReminder,
  writeWaiver,
} from "@/lib/data/membership/fees";
import { findMember, lockMembers } from "@/lib/data/membership/members";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettings } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import { categoryOf } from "@/lib/domain/membership/category";
import {
  type ChargedMember,
  chargedWithin,
  type FeePeriod,
  type FeePeriodIssue,
  feePeriodIssue,
  isDueByItself,
  lacksYear,
} from "@/lib/domain/membership/fee-period";
import { feesToRemindOf } from "@/lib/domain/membership/fee-reminder";
import {
  type MembershipYear,
  membershipYear,
  membershipYearOf,
} from "@/lib/domain/membership/membership-year";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { VALIDATION } from "@/lib/messages/validation";
import { type Fee, type FeeInput, feeSchema, type Member } from "@/lib/schemas/membership/member";
import { notifyFee } from "./notifications";
import { refuseOwnMembership } from "./own-membership";

/**
 * Charges the fee of a year to the members who lack it, at the price of their category.
 * @returns the number of fees created
 */
function chargeYear(
  yearBy: (start: string) => MembershipYear,
  lacks: (member: ChargedMember, year: FeePeriod) => boolean,
): Promise<number> {
  return prisma().$transaction(async (tx) => {
    await lockCharging(tx);
    const { memberCategories, memberYearStart } = await findSettings(tx);
    const { year, from, until } = yearBy(memberYearStart);
    const members = (await listChargedMembers(tx)).filter((member) => lacks(member, { from, until }));
    const fees = members.flatMap(({ id, category }) => {
      const known = categoryOf(memberCategories, category);
      return known === undefined ? [] : [{ memberId: id, from, until, totalAmount: known.fee }];
    });
    const { length: created } = await insertFees(tx, fees);
    if (created > 0)
      await recordChange(tx, { action: "create", entity: "fee", entityId: null, after: { year, created } });
    return created;
  });
}

/**
 * Charges the membership year that begins in a calendar year to the members whose fees do not reach its end.
 * @returns the number of fees created
 */
export const createFees = (year: number): Promise<number> =>
  chargeYear((start) => membershipYear(year, start), lacksYear);

/** Charges the current membership year to the members who have no fee within it. */
export const createFeesOfThisYear = (now: Date): Promise<number> =>
  chargeYear((start) => membershipYearOf(dayOf(now), start), isDueByItself);

const feeOf = (member: Member | null, feeId: number | undefined): Fee => {
  const fee = member?.fees.find(({ id }) => id === feeId);
  if (fee === undefined) throw new Error(`Member ${member?.id} has no fee ${feeId}`);
  return fee;
};

const PERIOD_ISSUES: Record<FeePeriodIssue, string> = {
  order: VALIDATION.endNotBeforeStart,
  tooLong: text("refusals.membership.feeTooLong"),
  beforeAdmission: VALIDATION.beforeDecision,
};

/** @throws AppError NOT_FOUND; FORBIDDEN for one's own */
async function lockMember(tx: Transaction, id: number, user: SignedInUser): Promise<Member> {
  const [member] = await lockMembers(tx, [id]);
  if (member === undefined) throw notFoundError("member");
  refuseOwnMembership(member, user);
  return member;
}

/**
 * Charges a member for a period, such as the months between two membership years after the settings have moved their
 * start.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own; NOT_CHANGEABLE when not admitted; VALIDATION at `until`;
 * DUPLICATE when a fee above zero already covers a day of it
 */
export function chargeMember(
  id: number,
  { amount, ...period }: FeeInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
): Promise<Fee> {
  return createOnce(claim, { status: 201, schema: feeSchema }, async (tx) => {
    await lockCharging(tx);
    const { status, decidedOn, personId, fees } = await lockMember(tx, id, user);
    if (status !== "admitted" || decidedOn === null || personId === null)
      throw wordedError("NOT_CHANGEABLE", "refusals.membership.notAdmitted");
    const issue = feePeriodIssue(period, decidedOn);
    if (issue !== null) throw fieldError("until", PERIOD_ISSUES[issue]);
    if (chargedWithin(fees, period).length > 0)
      throw wordedError("DUPLICATE", "refusals.membership.chargedAlready");
    const [feeId] = await insertFees(tx, [{ ...period, memberId: id, totalAmount: amount }]);
    const after = feeOf(await findMember(id, tx), feeId);
    await recordChange(tx, { action: "create", entity: "fee", entityId: after.id, after });
    return after;
  });
}

/**
 * Waives what is still due of a fee, once; what was paid stays paid.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own; DUPLICATE the second time; NOTHING_DUE when nothing is due
 */
export function waiveFee(feeId: number, reason: string, user: SignedInUser, now: Date): Promise<Fee> {
  return prisma().$transaction(async (tx) => {
    const memberId = requireFound(await findMemberIdOfFee(tx, feeId), "payable");
    const before = feeOf(await lockMember(tx, memberId, user), feeId);
    if (before.waivedAt !== null) throw wordedError("DUPLICATE", "refusals.membership.waivedAlready");
    if (before.dueAmount === 0) throw new AppError("NOTHING_DUE");
    await writeWaiver(tx, feeId, {
      waivedAmount: before.dueAmount,
      waivedAt: now,
      waivedBy: user.id,
      waiverReason: reason,
    });
    const after = feeOf(await findMember(memberId, tx), feeId);
    await recordChange(tx, { action: "waive", entity: "fee", entityId: feeId, before, after });
    return after;
  });
}

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
