import "server-only";
import { listBoardEntries } from "@/lib/data/panel/board";
import { findSettings } from "@/lib/data/site/settings";
import { listSpaces } from "@/lib/data/space/spaces";
import { createClosedTimes } from "@/lib/domain/room-time/closed-times";
import { type CalendarDay, listDays, partsOfDay } from "@/lib/domain/time/dates";
import type { HolidayRules } from "@/lib/domain/time/holidays";
import type { Board, BoardRoom } from "@/lib/schemas/panel/board";
import type { Space } from "@/lib/schemas/space/space";
import { listHolidays } from "@/lib/services/closure/closures";
import { daysWindow } from "@/lib/services/room-time/bookable-period";

/**
 * The planning board: all rooms with their closed hours, everything that takes their time, and the holidays from `from`
 * to `to` (calendar days in Europe/Rome, both included).
 */
export async function findBoard(from: CalendarDay, to: CalendarDay): Promise<Board> {
  const years = [...new Set([partsOfDay(from).year, partsOfDay(to).year])];
  const [spaces, settings, entries, ...holidays] = await Promise.all([
    listSpaces(),
    findSettings(),
    listBoardEntries(daysWindow(from, to)),
    ...years.map((year) => listHolidays(year)),
  ]);
  const days = listDays(from, to);
  const inSpan = holidays.flat().filter(({ date }) => from <= date && date <= to);
  return { rooms: spaces.map((space) => boardRoom(space, settings, days)), entries, holidays: inSpan };
}

function boardRoom(space: Space, rules: HolidayRules, days: readonly CalendarDay[]): BoardRoom {
  const { id, name, capacity, isAvailable, openingTime, closingTime, minBookingHours, partIds } = space;
  const closed = days.flatMap(createClosedTimes(space, rules));
  return { id, name, capacity, isAvailable, openingTime, closingTime, minBookingHours, partIds, closed };
}
