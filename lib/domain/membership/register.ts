import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { END_REASONS, type EndReason, type MemberDays, type MemberStatus, statusOn } from "./member-status";

/**
 * The register of members on a day. It never changes afterwards: a later correction is stored as a further version that
 * applies from its own day.
 */

export interface MemberVersion<Known> {
  /** The day in Rome on which the version was recorded. */
  day: CalendarDay;
  known: Known;
}

export interface MemberLife<Known> extends MemberDays {
  id: number;
  /** Null before the admission. */
  number: number | null;
  resolution: string | null;
  endReason: EndReason | null;
  /** In the order of recording; never empty. */
  versions: readonly [MemberVersion<Known>, ...MemberVersion<Known>[]];
}

export interface RegisterRow<Known> {
  id: number;
  number: number | null;
  status: MemberStatus;
  appliedOn: CalendarDay;
  decidedOn: CalendarDay | null;
  resolution: string | null;
  endedOn: CalendarDay | null;
  endReason: EndReason | null;
  known: Known;
}

/** The data known at the end of a day; the first version for any day before it. */
function knownOn<Known>({ versions }: MemberLife<Known>, day: CalendarDay): Known {
  const written = versions.filter((version) => version.day <= day);
  return (written.at(-1) ?? versions[0]).known;
}

function rowOn<Known>(life: MemberLife<Known>, day: CalendarDay): RegisterRow<Known> | null {
  const status = statusOn(life, day);
  if (status === null) return null;
  const isDecided = status !== "applied";
  const hasEnded = status === "ended";
  return {
    id: life.id,
    number: isDecided ? life.number : null,
    status,
    appliedOn: life.appliedOn,
    decidedOn: isDecided ? life.decidedOn : null,
    resolution: isDecided ? life.resolution : null,
    endedOn: hasEnded ? life.endedOn : null,
    endReason: hasEnded ? life.endReason : null,
    known: knownOn(life, day),
  };
}

/**
 * The register at the end of a day in Rome: every person who had applied by then, members by number, then the others by
 * application.
 */
export function registerOn<Known>(
  lives: readonly MemberLife<Known>[],
  day: CalendarDay,
): RegisterRow<Known>[] {
  return lives
    .flatMap((life) => rowOn(life, day) ?? [])
    .sort(
      (a, b) =>
        (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) || a.id - b.id,
    );
}

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
