import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma } from "@/lib/data/client";
import { insertMissingFees } from "@/lib/data/membership/fees";
import { findMember, lockMembers, writeCategory } from "@/lib/data/membership/members";
import { recordChange } from "@/lib/data/site/audit-log";
import { findSettings } from "@/lib/data/site/settings";
import { text } from "@/lib/domain/language/text";
import {
  type MembershipYear,
  membershipYear,
  membershipYearOf,
} from "@/lib/domain/membership/membership-year";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { AppError, notFoundError } from "@/lib/errors";
import type { Member, MemberChange } from "@/lib/schemas/membership/member";
import { requireCategory } from "./apply";
import { refuseOwnMembership } from "./own-membership";

/** @throws AppError NOT_FOUND */
export async function requireMember(id: number): Promise<Member> {
  const member = await findMember(id);
  if (member === null) throw notFoundError("member");
  return member;
}

/**
 * Changes the category of a member, from today on; fees that are written stay as they are.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own; VALIDATION for an unknown category; NOT_CHANGEABLE for somebody who
 *   is erased
 */
export async function changeMember(
  id: number,
  { category }: MemberChange,
  user: SignedInUser,
): Promise<Member> {
  return prisma().$transaction(async (tx) => {
    const [before] = await lockMembers(tx, [id]);
    if (before === undefined) throw notFoundError("member");
    refuseOwnMembership(before, user);
    if (category === undefined || category === before.category) return before;
    await requireCategory(tx, category);
    if (before.personId === null)
      throw new AppError("NOT_CHANGEABLE", { message: text("refusals.membership.erased") });
    await writeCategory(tx, id, category);
    const after = { ...before, category };
    await recordChange(tx, { action: "update", entity: "member", entityId: id, before, after });
    return after;
  });
}

/**
 * Writes the fees of the membership year that begins in a calendar year, for the members who have none.
 * @returns how many were written
 */
export const createFees = (year: number): Promise<number> =>
  writeMissingFees((start) => membershipYear(year, start), null);

async function writeMissingFees(
  yearBy: (start: string) => MembershipYear,
  uncoveredOn: CalendarDay | null,
): Promise<number> {
  return prisma().$transaction(async (tx) => {
    const { memberCategories, memberYearStart } = await findSettings(tx);
    const membership = yearBy(memberYearStart);
    const { year } = membership;
    const created = await insertMissingFees(tx, membership, memberCategories, uncoveredOn);
    if (created > 0)
      await recordChange(tx, { action: "create", entity: "fee", entityId: null, after: { year, created } });
    return created;
  });
}

/**
 * Writes the fees of the membership year that has begun, at any time of it. Whoever has a fee for today owes none: also
 * after the settings have moved the beginning of the year.
 */
export function createFeesOfThisYear(now: Date): Promise<number> {
  const today = dayOf(now);
  return writeMissingFees((start) => membershipYearOf(today, start), today);
}
