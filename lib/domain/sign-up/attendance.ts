import type { IsOff } from "../catalogue/lesson-plan";
import { fullName } from "../person/full-name";
import { addDays, type CalendarDay, earlierOf, laterOf, listDays, type WallTime } from "../time/dates";
import { type HeldOnDays, isExpectedOn, isHeldOn, runOf, type SignUpDays } from "./attended-days";

/** The attendance of an event or a course: for each day the expected participants and those who came. */

export const MAX_ATTENDANCE_DAYS = 366;

export interface Attendant extends SignUpDays {
  id: number;
  personId: number | null;
  firstName: string;
  lastName: string;
  seats: number;
  isCanceled: boolean;
  /** With the seats that came in. */
  checkIns: readonly { date: CalendarDay; at: string; seats: number }[];
}

export interface AttendanceDay {
  date: CalendarDay;
  /** In seats. */
  expected: number;
  /** The seats that came in. */
  present: number;
  people: {
    signUpId: number;
    /** Omitted for teachers. */
    personId?: number | null;
    name: string;
    seats: number;
    at: string | null;
  }[];
}

/**
 * The range to report: the requested days, by default the whole run, at most 366 days.
 * @param today replaces the first day of a course that has none
 */
export function attendanceRange(
  held: HeldOnDays,
  asked: { from?: CalendarDay | undefined; to?: CalendarDay | undefined },
  today: CalendarDay,
): { from: CalendarDay; to: CalendarDay } {
  const { first, last } = runOf(held);
  const beyond = MAX_ATTENDANCE_DAYS - 1;
  if (asked.from === undefined && asked.to !== undefined)
    return { from: laterOf(first ?? asked.to, addDays(asked.to, -beyond)), to: asked.to };
  const from = asked.from ?? first ?? today;
  const end = addDays(from, beyond);
  return { from, to: asked.to ?? earlierOf(last ?? end, end) };
}

/** Whether a sign-up counts for a lesson: false if it is for a different single lesson on the same day. */
export const isInLesson = (
  { startDate, singleTime }: SignUpDays,
  date: CalendarDay,
  time: WallTime,
): boolean => singleTime === null || startDate !== date || singleTime === time;

const byName = (a: Attendant, b: Attendant) =>
  `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, "it");

/**
 * The attendance by day, ordered by day, with people by last name. A day with check-ins counts even if no lesson is
 * planned on it any more, and participants who have canceled in the meantime count on the days on which they came.
 */
export function attendanceOf(
  held: HeldOnDays,
  attendants: readonly Attendant[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
  isOff: IsOff,
): AttendanceDay[] {
  if (to < from) return [];
  const sorted = attendants
    .map((one) => ({ ...one, cameByDay: new Map(one.checkIns.map((checkIn) => [checkIn.date, checkIn])) }))
    .sort(byName);
  return listDays(from, to)
    .filter((day) => isHeldOn(held, day, isOff) || sorted.some(({ cameByDay }) => cameByDay.has(day)))
    .map((date) => {
      const people = sorted.flatMap((one) => {
        const at = one.cameByDay.get(date)?.at ?? null;
        const isExpected = !one.isCanceled && isExpectedOn(held, one, date, isOff);
        if (at === null && !isExpected) return [];
        return [{ signUpId: one.id, personId: one.personId, name: fullName(one), seats: one.seats, at }];
      });
      return {
        date,
        expected: people.reduce((sum, { seats }) => sum + seats, 0),
        present: sorted.reduce((sum, { cameByDay }) => sum + (cameByDay.get(date)?.seats ?? 0), 0),
        people,
      };
    });
}
