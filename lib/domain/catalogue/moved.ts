import { DEFAULT_LANGUAGE, type Language } from "../language/languages";
import { type CalendarDay, dayOf, type WallTime } from "../time/dates";
import { courseDays, sessionWords } from "./course-words";
import { endOfEvent } from "./event-state";
import { eventDays, eventTimes } from "./event-words";
import { type LessonPlan, lastDayOf } from "./lesson-plan";

interface Held {
  spaceId: number | null;
  /** As entered; may be empty. */
  location: string;
}

interface HeldEvent extends Held {
  kind: "event";
  eventDate: CalendarDay;
  endDate: CalendarDay | null;
  startTime: WallTime;
  endTime: WallTime;
}

interface HeldCourse extends Held, LessonPlan {
  kind: "course";
  /** The hours as text, which is all there is without lessons at fixed times. */
  schedule: string;
}

/** Days and hours, on separate lines. */
export const programWords = (held: HeldEvent | HeldCourse, language: Language): string =>
  held.kind === "event"
    ? `${eventDays(held, language)}\n${eventTimes(held, language)}`
    : [sessionWords(held.sessions, language) || held.schedule, courseDays(held, language) ?? ""]
        .filter((line) => line !== "")
        .join("\n");

/** A different room or, without rooms, a different entered place. Entering a place for the first time is not a move. */
const isElsewhere = (before: Held, after: Held): boolean =>
  before.spaceId !== after.spaceId ||
  (after.spaceId === null &&
    before.location !== "" &&
    after.location !== "" &&
    before.location !== after.location);

const isOver = (held: HeldEvent | HeldCourse, now: Date): boolean =>
  held.kind === "event" ? endOfEvent(held) <= now : (lastDayOf(held) ?? dayOf(now)) < dayOf(now);

/**
 * Whether the day, hours or room of an event change, or the days, lessons or room of a course. A change within the past
 * moves nobody.
 */
export const isMoved = (before: HeldEvent | HeldCourse, after: HeldEvent | HeldCourse, now: Date): boolean =>
  !(isOver(before, now) && isOver(after, now)) &&
  (programWords(before, DEFAULT_LANGUAGE) !== programWords(after, DEFAULT_LANGUAGE) ||
    isElsewhere(before, after));

/** The data that determine where an event or a course is held. */
interface Place {
  /** The name of its room; null without one. */
  room: string | null;
  /** As entered; may be empty. */
  location: string;
  isOnline: boolean;
}

/**
 * Where an event or a course is held, on separate lines: its room with the entered place, and the address of the
 * centre; without a room, the entered place. With neither, it is held at the centre or online.
 * @param centre name and address
 */
export function placeWords(
  { room, location, isOnline }: Place,
  centre: { name: string; address: string },
): string {
  if (room === null && location !== "") return location;
  if (room === null) return isOnline ? "Online" : `${centre.name}\n${centre.address}`;
  const isSaid = location === "" || location.toLowerCase().includes(room.toLowerCase());
  const inside = isSaid ? location || room : `${room}, ${location}`;
  return inside.includes(centre.address) ? inside : `${inside}\n${centre.address}`;
}

/**
 * An event or a course with its room as its place if no place was entered, for pages, calendars and search engines.
 * @param room the name of its room; null without one
 */
export const withRoomAsPlace = <Of extends { spaceId: number | null; location: string }>(
  offering: Of,
  room: string | null,
): Of => ({ ...offering, location: offering.location || (room ?? "") });
