import type { CalendarDay } from "../time/calendar-day";
import { END_REASONS, type EndReason } from "./member-status";
import { type MemberLife, registerOn } from "./register";

/** The association's member statistics of a calendar year. */
interface MemberStatistics {
  /** Members at the end of the previous year and of this year. */
  atStart: number;
  atEnd: number;
  /** Applications received, and applications decided by the board. */
  applied: number;
  admitted: number;
  rejected: number;
  ended: Record<EndReason, number>;
  /** Members at the end of the year, by category key. */
  byCategory: Record<string, number>;
}

/**
 * The statistics of a calendar year, by the recorded dates.
 * @param until the last day that counts: the last of the year, or today
 */
export function memberStatistics(
  lives: readonly MemberLife<{ category: string }>[],
  year: number,
  until: CalendarDay,
): MemberStatistics {
  const first = `${year}-01-01`;
  const isIn = (day: CalendarDay | null) => day !== null && first <= day && day <= until;
  const membersOn = (day: CalendarDay) =>
    registerOn(lives, day).filter(({ status }) => status === "admitted");
  const decided = lives.filter(({ decidedOn }) => isIn(decidedOn));
  const ended = lives.filter(({ endedOn }) => isIn(endedOn));
  const atEnd = membersOn(until);
  const byCategory: Record<string, number> = {};
  for (const { known } of atEnd) byCategory[known.category] = (byCategory[known.category] ?? 0) + 1;
  const endedBy = END_REASONS.map((reason) => [
    reason,
    ended.filter(({ endReason }) => endReason === reason).length,
  ]);
  return {
    atStart: membersOn(`${year - 1}-12-31`).length,
    atEnd: atEnd.length,
    applied: lives.filter(({ appliedOn }) => isIn(appliedOn)).length,
    admitted: decided.filter(({ status }) => status !== "rejected").length,
    rejected: decided.filter(({ status }) => status === "rejected").length,
    ended: Object.fromEntries(endedBy) as Record<EndReason, number>,
    byCategory,
  };
}
