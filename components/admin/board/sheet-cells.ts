import { text } from "@/lib/domain/language/text";
import { timesOnDayText } from "@/lib/domain/panel/board-text";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { addDays, dayOf, timeOf, toInstant } from "@/lib/domain/time/dates";
import type { Board, BoardRoom } from "@/lib/schemas/panel/board";
import { entriesByRoom, type ShownEntry } from "./room-entries";

export function entriesOn(board: Board, room: BoardRoom, day: CalendarDay): ShownEntry[] {
  const [from, to] = [toInstant(day, "00:00").getTime(), toInstant(addDays(day, 1), "00:00").getTime()];
  return entriesByRoom(board)(room).filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < to && Date.parse(endsAt) > from,
  );
}

/** Texts of a day's closed times within the opening hours of a room: "08:00 – 13:00", "tutto il giorno". */
export function closedOn(
  { closed, openingTime, closingTime }: BoardRoom,
  day: CalendarDay,
): readonly string[] {
  const times = closed
    .filter(({ startsAt }) => dayOf(new Date(startsAt)) === day)
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt, ...wallTimes(startsAt, endsAt) }))
    .filter(({ from, to }) => from < closingTime && to > openingTime);
  const isAllDay = times.some(({ from, to }) => from <= openingTime && to >= closingTime);
  return isAllDay
    ? [text("panel.times.onDay.whole")]
    : times.map(({ startsAt, endsAt }) => timesOnDayText(day, startsAt, endsAt));
}

const wallTimes = (startsAt: string, endsAt: string) => ({
  from: timeOf(new Date(startsAt)),
  to: timeOf(new Date(endsAt)),
});
