import type { CalendarDay } from "../time/calendar-day";
import type { MemberStatus } from "./member-status";

/** What somebody can do who may not have what is for members: each has its text. */
export const MEMBER_ADVICE = ["sign-in", "apply", "wait", "pay", "renew"] as const;
export type MemberAdvice = (typeof MEMBER_ADVICE)[number];

/** A membership as far as the advice depends on it. */
export interface AdvisedMember {
  status: MemberStatus;
  /** The last day on which it is valid; null while it is not. */
  validUntil: CalendarDay | null;
  fees: readonly { dueAmount: number }[];
}

/** Whether a membership is valid on a day; nobody is without one. */
export const isValidOn = (member: AdvisedMember | null, day: CalendarDay): boolean =>
  member !== null && member.validUntil !== null && day <= member.validUntil;

/**
 * What to tell somebody about a thing for members that begins on a day; null for a valid member.
 * @param member the latest membership; "visitor" without a session, null for who never applied
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
