import { type CalendarDay, dayOf, timeOf } from "../time/dates";

/** What a screen at the door shows at an instant, of the state that it has read for a day. */

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

/** From this hour on, in Rome, a screen is light; before, and from the other on, dark. */
const LIGHT_FROM = "07:00";
const DARK_FROM = "19:00";

export function themeAt(instant: Date): "light" | "dark" {
  const time = timeOf(instant);
  return LIGHT_FROM <= time && time < DARK_FROM ? "light" : "dark";
}

const holds = ({ startsAt, endsAt }: Span, at: string) => startsAt <= at && at < endsAt;

/** Until when a room is free; null where it is closed or taken. */
function freeUntil({ open, taken }: Room, at: string): string | null {
  const opened = open.find((span) => holds(span, at));
  if (opened === undefined || taken.some((span) => holds(span, at))) return null;
  const next = taken.find(({ startsAt }) => startsAt > at)?.startsAt;
  return next !== undefined && next < opened.endsAt ? next : opened.endsAt;
}

/** What is on, what comes next, which rooms are free, and what is left of the day. Yesterday's state shows nothing. */
export function screenAt<E extends Span>(state: State<E>, instant: Date) {
  const at = instant.toISOString();
  const isToday = dayOf(instant) === state.day;
  const entries = isToday ? state.entries : [];
  const coming = entries.filter(({ startsAt }) => startsAt > at);
  const first = coming[0];
  return {
    isToday,
    current: entries.filter((entry) => holds(entry, at)),
    /** All that begins when the next thing begins. */
    next: coming.filter(({ startsAt }) => startsAt === first?.startsAt),
    /** What is on and what comes. */
    rest: entries.filter(({ endsAt }) => endsAt > at),
    free: isToday
      ? state.rooms.flatMap((room) => {
          const until = freeUntil(room, at);
          return until === null ? [] : [{ id: room.id, name: room.name, until }];
        })
      : [],
  };
}

/** The hours of an entry within a day; null where it begins before or ends after. */
export function hoursOn(day: CalendarDay, { startsAt, endsAt }: Span) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return {
    from: dayOf(start) === day ? timeOf(start) : null,
    until: dayOf(end) === day ? timeOf(end) : null,
  };
}
