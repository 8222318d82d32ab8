import type { CalendarDay } from "../time/calendar-day";
import { type EndReason, type MemberDays, type MemberStatus, statusOn } from "./member-status";

/**
 * The register of members on a day. It never changes afterwards: what is corrected later is written down as a further
 * version, which counts from its own day on.
 */

export interface MemberVersion<Known> {
  /** The day in Rome on which it was written down. */
  day: CalendarDay;
  known: Known;
}

export interface MemberLife<Known> extends MemberDays {
  id: number;
  /** Null before the admission. */
  number: number | null;
  resolution: string | null;
  endReason: EndReason | null;
  /** In the order in which they were written; never empty. */
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

/** What was known at the end of a day; before the first version, that one. */
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
 * The register at the end of a day in Rome: everybody who had applied by then, members by their number, then the others by
 * their application.
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
