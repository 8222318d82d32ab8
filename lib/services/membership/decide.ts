import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Transaction } from "@/lib/data/client";
import { insertFees } from "@/lib/data/membership/fees";
import { findMember, lockMembers, writeDecision, writeEnd } from "@/lib/data/membership/members";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings } from "@/lib/data/site/settings";
import { categoryOf } from "@/lib/domain/membership/category";
import { membershipYearOf } from "@/lib/domain/membership/membership-year";
import { dayOf } from "@/lib/domain/time/dates";
import { fieldError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  type DecisionInput,
  type EndInput,
  type Member,
  memberSchema,
  type SentMember,
} from "@/lib/schemas/membership/member";
import { announce } from "@/lib/services/program/announce";
import { notifyDecision } from "./notifications";
import { refuseOwnMembership } from "./own-membership";

async function requireMember(tx: Transaction, id: number): Promise<Member> {
  return requireFound(await findMember(id, tx), "member");
}

/** @throws AppError FORBIDDEN for one's own; VALIDATION at `on`; DUPLICATE when it is already decided */
function requireUndecided(member: Member, { on }: DecisionInput, user: SignedInUser, now: Date): void {
  refuseOwnMembership(member, user);
  if (on > dayOf(now)) throw fieldError("on", VALIDATION.futureDay);
  if (on < member.appliedOn) throw fieldError("on", VALIDATION.beforeApplication);
  if (member.status !== "applied") throw wordedError("DUPLICATE", "refusals.membership.decided");
}

/** Charges the fee of the membership year that contains the admission. */
async function chargeFirstFee(tx: Transaction, { id, category }: Member, on: string): Promise<void> {
  const { memberCategories, memberYearStart } = await findSettings(tx);
  const known = categoryOf(memberCategories, category);
  // The settings cannot lose a category that members have.
  if (known === undefined) throw new Error(`The settings have no category ${category}`);
  const { from, until } = membershipYearOf(on, memberYearStart);
  await insertFees(tx, [{ memberId: id, from, until, totalAmount: known.fee }]);
}

function announceMember(tx: Transaction, event: "member.admitted" | "member.ended", member: Member) {
  return announce(tx, memberSchema, [{ event, subject: { kind: "member", id: member.id }, data: member }]);
}

async function decide(tx: Transaction, before: Member, decision: DecisionInput): Promise<SentMember> {
  const { id } = before;
  await writeDecision(tx, id, decision);
  if (decision.admit) await chargeFirstFee(tx, before, decision.on);
  const after = await requireMember(tx, id);
  await recordChange(tx, { action: "decide", entity: "member", entityId: id, before, after });
  if (decision.admit) await announceMember(tx, "member.admitted", after);
  return { ...after, sent: await notifyDecision(tx, after) };
}

/**
 * Decides several applications by one resolution, all or none. Admitted members get the next numbers in the order of
 * their ids, and the fee of the membership year that contains the decision; every applicant is notified by mail.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own application; VALIDATION at `on` for a future day or one before an
 * application; DUPLICATE when one is already decided
 */
export async function decideApplications(
  ids: readonly number[],
  decision: DecisionInput,
  user: SignedInUser,
  now: Date,
): Promise<SentMember[]> {
  const wanted = [...new Set(ids)];
  return prisma().$transaction(async (tx) => {
    const members = await lockMembers(tx, wanted);
    if (members.length < wanted.length) throw notFoundError("member");
    for (const member of members) requireUndecided(member, decision, user, now);
    const decided: SentMember[] = [];
    for (const member of members) decided.push(await decide(tx, member, decision));
    return decided;
  });
}

/**
 * Ends a membership; unpaid fees stay due.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own; NOT_CHANGEABLE when not admitted; VALIDATION at `on` for a
 * future day or one before the admission
 */
export async function endMembership(
  id: number,
  end: EndInput,
  user: SignedInUser,
  now: Date,
): Promise<Member> {
  return prisma().$transaction(async (tx) => {
    const [before] = await lockMembers(tx, [id]);
    if (before === undefined) throw notFoundError("member");
    refuseOwnMembership(before, user);
    if (end.on > dayOf(now)) throw fieldError("on", VALIDATION.futureDay);
    if (before.status !== "admitted" || before.decidedOn === null)
      throw wordedError("NOT_CHANGEABLE", "refusals.membership.notAdmitted");
    if (end.on < before.decidedOn) throw fieldError("on", VALIDATION.beforeDecision);
    await writeEnd(tx, id, end);
    const after = await requireMember(tx, id);
    await recordChange(tx, { action: "end", entity: "member", entityId: id, before, after });
    await announceMember(tx, "member.ended", after);
    return after;
  });
}
