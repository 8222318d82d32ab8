import { addDays, type CalendarDay } from "../time/calendar-day";
import { type MemberDays, statusOn } from "./member-status";

/** Why a person is not a valid member on a day. */
export const INVALID_REASONS = ["not-admitted", "ended", "unpaid", "expired"] as const;
type InvalidReason = (typeof INVALID_REASONS)[number];

export interface PaidMember extends MemberDays {
  /** The last day of the periods whose fees are fully paid; null without one. */
  paidUntil: CalendarDay | null;
}

/**
 * Why a member is not valid on a day; null for a valid member. A valid member is admitted, not ended, and has paid
 * until that day or until at most `graceDays` days before it.
 */
export function membershipProblem(
  member: PaidMember,
  day: CalendarDay,
  graceDays: number,
): InvalidReason | null {
  const status = statusOn(member, day);
  if (status === "ended") return "ended";
  if (status !== "admitted") return "not-admitted";
  if (member.paidUntil === null) return "unpaid";
  return addDays(member.paidUntil, graceDays) < day ? "expired" : null;
}

/** The last day of validity as of now; null for a person who is not admitted or has paid nothing. */
export const validUntilOf = (
  { status, paidUntil }: Pick<PaidMember, "status" | "paidUntil">,
  graceDays: number,
): CalendarDay | null => (status === "admitted" && paidUntil !== null ? addDays(paidUntil, graceDays) : null);

/** False for a person without a membership. */
export const isValidMember = (member: PaidMember | null, day: CalendarDay, graceDays: number): boolean =>
  member !== null && membershipProblem(member, day, graceDays) === null;
