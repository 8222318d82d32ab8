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

/**
 * Columns of the planning board: half days of a week, hours of a day, or the days of a month. Its rows are the rooms.
 */

/** The longest range of one request: six weeks. */
export const BOARD_DAYS = 42;

export const BOARD_VIEWS = ["giorno", "settimana", "mese"] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

export interface BoardPlace {
  view: BoardView;
  day: CalendarDay;
}

/** The first and last hour of the day view if no entry lies outside them. */
const USUAL_HOURS = { first: 8, last: 20 } as const;

/**
 * A column. The first and the last column of a day extend to midnight, so that every entry of the day lies in a column.
 */
export interface BoardColumn {
  day: CalendarDay;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** The hours that a click on the column books; wall-clock times in Europe/Rome. */
  offers: { startTime: WallTime; endTime: WallTime };
}

/**
 * Parses the query of the board's address: `?settimana=2026-11-23`, `?giorno=…`, `?mese=…`; anything else means the
 * week from today on.
 */
export function boardPlace(params: { get: (name: string) => string | null }, today: CalendarDay): BoardPlace {
  for (const view of BOARD_VIEWS) {
    const value = params.get(view);
    if (value === null) continue;
    const day = value.length === 7 ? `${value}-01` : value;
    return { view, day: isCalendarDay(day) ? day : today };
  }
  return { view: "settimana", day: today };
}

export function boardQuery(view: BoardView, day: CalendarDay): string {
  return `?${view}=${view === "mese" ? day.slice(0, 7) : day}`;
}

const DAYS_IN_WEEK = 7;

/**
 * The days of a view. A week is the seven days from `day` on, so that the board always opens with today and the
 * following days, even on a Sunday.
 */
export function boardRange(view: BoardView, day: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  if (view === "giorno") return { first: day, last: day };
  if (view === "settimana") return { first: day, last: addDays(day, DAYS_IN_WEEK - 1) };
  return { first: firstOfMonth(day), last: lastOfMonth(day) };
}

/**
 * The index of the first column that ends after an instant (milliseconds since 1970); the last column for later
 * instants.
 */
export function columnAt(columns: readonly BoardColumn[], moment: number): number {
  let low = 0;
  let high = columns.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns[middle]?.endsAt ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

const midnight = (day: CalendarDay) => toInstant(day, "00:00").getTime();

/**
 * The columns of a view, in chronological order.
 * @param hours the first hour of the day view, and the hour at which it ends
 */
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

/** The hours that the day view needs so that every entry starts and ends in its own hour's column. */
export function hoursOfDay(
  day: CalendarDay,
  entries: readonly { startsAt: string; endsAt: string }[],
): { first: number; last: number } {
  const start = midnight(day);
  const end = midnight(addDays(day, 1));
  let { first, last }: { first: number; last: number } = USUAL_HOURS;
  for (const entry of entries) {
    const [from, to] = [Date.parse(entry.startsAt), Date.parse(entry.endsAt)];
    // An entry that starts or ends on another day needs no column for that end.
    if (from <= start || to >= end) continue;
    first = Math.min(first, Math.floor((from - start) / 3_600_000));
    last = Math.max(last, Math.ceil((to - start) / 3_600_000));
  }
  return { first, last: Math.min(24, last) };
}
