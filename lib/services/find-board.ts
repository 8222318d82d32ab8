import "server-only";
import { listBoardEntries, listBoardRooms } from "@/lib/data/board";
import { type CalendarDay, partsOfDay } from "@/lib/domain/time/dates";
import type { Board } from "@/lib/schemas/board";
import { daysWindow } from "./bookable-period";
import { listHolidays } from "./closures";

/**
 * The planning board: all rooms and all that takes their time on the days from `from` to `to`, in Rome, with the
 * holidays among them.
 */
export async function findBoard(from: CalendarDay, to: CalendarDay): Promise<Board> {
  const years = [...new Set([partsOfDay(from).year, partsOfDay(to).year])];
  const [rooms, entries, ...holidays] = await Promise.all([
    listBoardRooms(),
    listBoardEntries(daysWindow(from, to)),
    ...years.map((year) => listHolidays(year)),
  ]);
  const inSpan = holidays.flat().filter(({ date }) => from <= date && date <= to);
  return { rooms, entries, holidays: inSpan };
}
