import { DAY_PARTS } from "../room-time/day-parts";
import {
  addDays,
  type CalendarDay,
  isCalendarDay,
  listDays,
  timeFromMinutes,
  type WallTime,
} from "../time/calendar-day";
import { toInstant } from "../time/dates";
import { firstOfMonth, lastOfMonth } from "../time/month-grid";

/** The planning board: rooms are its rows; its columns are the half days of a week, the hours of a day, or days. */

/** The longest span that is asked for at once: six weeks. */
export const BOARD_DAYS = 42;

export const BOARD_VIEWS = ["giorno", "settimana", "mese"] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** The hours that a day shows where nothing lies outside of them. */
const USUAL_HOURS = { first: 8, last: 20 } as const;

/** A column. What lies in a day lies in one of its columns: the first and the last reach to midnight. */
export interface BoardColumn {
  day: CalendarDay;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** What is booked by a press on it. */
  offers: { startTime: WallTime; endTime: WallTime };
}

/** What the address of the board says: `?settimana=2026-11-23`, `?giorno=…`, `?mese=…`; the week from today on for anything else. */
export function boardPlace(
  params: { get: (name: string) => string | null },
  today: CalendarDay,
): { view: BoardView; day: CalendarDay } {
  for (const view of BOARD_VIEWS) {
    const value = params.get(view);
    if (value === null) continue;
    const day = value.length === 7 ? `${value}-01` : value;
    return { view, day: isCalendarDay(day) ? day : today };
  }
  return { view: "settimana", day: today };
}

/** The query that stands for a place of the board. */
export function boardQuery(view: BoardView, day: CalendarDay): string {
  return `?${view}=${view === "mese" ? day.slice(0, 7) : day}`;
}

const DAYS_IN_WEEK = 7;

/**
 * The days that a view of `day` shows. A week is the seven days from `day` on, so that the board opened today shows today
 * and what comes, on a Sunday as well.
 */
export function boardRange(view: BoardView, day: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  if (view === "giorno") return { first: day, last: day };
  if (view === "settimana") return { first: day, last: addDays(day, DAYS_IN_WEEK - 1) };
  return { first: firstOfMonth(day), last: lastOfMonth(day) };
}

const midnight = (day: CalendarDay) => toInstant(day, "00:00").getTime();

/** The columns of a view, in order of time. `hours`: the first hour that a day shows, and the one that it ends with. */
export function boardColumns(
  view: BoardView,
  day: CalendarDay,
  hours: { first: number; last: number } = USUAL_HOURS,
): BoardColumn[] {
  const { first, last } = boardRange(view, day);
  if (view === "giorno") return hourColumns(day, hours);
  return listDays(first, last).flatMap((one) => (view === "mese" ? [dayColumn(one)] : halfDays(one)));
}

function dayColumn(day: CalendarDay): BoardColumn {
  const { startTime, endTime } = DAY_PARTS.giornata;
  return {
    day,
    startsAt: midnight(day),
    endsAt: midnight(addDays(day, 1)),
    offers: { startTime, endTime },
  };
}

function halfDays(day: CalendarDay): BoardColumn[] {
  const { mattina, pomeriggio } = DAY_PARTS;
  const noon = toInstant(day, pomeriggio.startTime).getTime();
  const offers = ({ startTime, endTime }: typeof mattina) => ({ startTime, endTime });
  return [
    { day, startsAt: midnight(day), endsAt: noon, offers: offers(mattina) },
    { day, startsAt: noon, endsAt: midnight(addDays(day, 1)), offers: offers(pomeriggio) },
  ];
}

const LAST_MINUTE = 24 * 60 - 1;

function hourColumns(day: CalendarDay, { first, last }: { first: number; last: number }): BoardColumn[] {
  return Array.from({ length: last - first }, (_, index) => {
    const hour = first + index;
    const startTime = timeFromMinutes(hour * 60);
    const endTime = timeFromMinutes(Math.min(LAST_MINUTE, (hour + 1) * 60));
    return {
      day,
      startsAt: hour === first ? midnight(day) : toInstant(day, startTime).getTime(),
      endsAt: hour + 1 === last ? midnight(addDays(day, 1)) : toInstant(day, endTime).getTime(),
      offers: { startTime, endTime },
    };
  });
}

/** The hours that a day has to show so that each entry begins and ends in a column of its own hour. */
export function hoursOfDay(
  day: CalendarDay,
  entries: readonly { startsAt: string; endsAt: string }[],
): { first: number; last: number } {
  const start = midnight(day);
  const end = midnight(addDays(day, 1));
  let { first, last }: { first: number; last: number } = USUAL_HOURS;
  for (const entry of entries) {
    const [from, to] = [Date.parse(entry.startsAt), Date.parse(entry.endsAt)];
    // What comes from another day, or goes on to one, has no hour of its own here.
    if (from <= start || to >= end) continue;
    first = Math.min(first, Math.floor((from - start) / 3_600_000));
    last = Math.max(last, Math.ceil((to - start) / 3_600_000));
  }
  return { first, last: Math.min(24, last) };
}
