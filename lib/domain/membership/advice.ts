import type { CalendarDay } from "../time/calendar-day";
import type { MemberStatus } from "./member-status";

/** What a person can do about something reserved for members. Each advice has its own text. */
export const MEMBER_ADVICE = ["sign-in", "apply", "wait", "pay", "renew"] as const;
export type MemberAdvice = (typeof MEMBER_ADVICE)[number];

export interface AdvisedMember {
  status: MemberStatus;
  /** The last day on which it is valid; null while it is not. */
  validUntil: CalendarDay | null;
  fees: readonly { dueAmount: number }[];
}

/** Whether a membership is valid on a day; false without a membership. */
export const isValidOn = (member: AdvisedMember | null, day: CalendarDay): boolean =>
  member !== null && member.validUntil !== null && day <= member.validUntil;

/**
 * The advice about something for members that begins on a day; null for a valid member.
 * @param member the latest membership; "visitor" without a session, null for a person who never applied
 */
export function memberAdvice(
  member: AdvisedMember | "visitor" | null,
  day: CalendarDay,
): MemberAdvice | null {
  if (member === "visitor") return "sign-in";
  if (isValidOn(member, day)) return null;
  if (member === null || member.status === "rejected" || member.status === "ended") return "apply";
  if (member.status === "applied") return "wait";
  return member.fees.some(({ dueAmount }) => dueAmount > 0) ? "pay" : "renew";
}
