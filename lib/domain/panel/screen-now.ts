import { type CalendarDay, dayOf, timeOf } from "../time/dates";

/** What a screen at the door shows at an instant, computed from the state loaded for a day. */

interface Span {
  startsAt: string;
  endsAt: string;
}

interface Room {
  id: number;
  name: string;
  open: readonly Span[];
  taken: readonly Span[];
}

interface State<E extends Span> {
  day: CalendarDay;
  rooms: readonly Room[];
  entries: readonly E[];
}

/** A screen uses the light theme between these times in Rome, otherwise the dark one. */
const LIGHT_FROM = "07:00";
const DARK_FROM = "19:00";

export function themeAt(instant: Date): "light" | "dark" {
  const time = timeOf(instant);
  return LIGHT_FROM <= time && time < DARK_FROM ? "light" : "dark";
}

const holds = ({ startsAt, endsAt }: Span, at: string) => startsAt <= at && at < endsAt;

/** Until when a room is free; null if it is closed or occupied. */
function freeUntil({ open, taken }: Room, at: string): string | null {
  const opened = open.find((span) => holds(span, at));
  if (opened === undefined || taken.some((span) => holds(span, at))) return null;
  const next = taken.find(({ startsAt }) => startsAt > at)?.startsAt;
  return next !== undefined && next < opened.endsAt ? next : opened.endsAt;
}

/**
 * The current and next entries, the free rooms, and the rest of the day. Shows nothing if the state is of another day.
 */
export function screenAt<E extends Span>(state: State<E>, instant: Date) {
  const at = instant.toISOString();
  const isToday = dayOf(instant) === state.day;
  const entries = isToday ? state.entries : [];
  const coming = entries.filter(({ startsAt }) => startsAt > at);
  const first = coming[0];
  return {
    isToday,
    current: entries.filter((entry) => holds(entry, at)),
    /** All entries that start together with the next one. */
    next: coming.filter(({ startsAt }) => startsAt === first?.startsAt),
    rest: entries.filter(({ endsAt }) => endsAt > at),
    free: isToday
      ? state.rooms.flatMap((room) => {
          const until = freeUntil(room, at);
          return until === null ? [] : [{ id: room.id, name: room.name, until }];
        })
      : [],
  };
}

/** The start and end times of an entry within a day; null if it begins before or ends after the day. */
export function hoursOn(day: CalendarDay, { startsAt, endsAt }: Span) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return {
    from: dayOf(start) === day ? timeOf(start) : null,
    until: dayOf(end) === day ? timeOf(end) : null,
  };
}
