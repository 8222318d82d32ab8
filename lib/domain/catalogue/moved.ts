import { DEFAULT_LANGUAGE, type Language } from "../language/languages";
import { type CalendarDay, dayOf, type WallTime } from "../time/dates";
import { courseDays, sessionWords } from "./course-words";
import { endOfEvent } from "./event-state";
import { eventDays, eventTimes } from "./event-words";
import { type LessonPlan, lastDayOf } from "./lesson-plan";

/** Whether a change moves an event or a course, so that those who signed up have to know. */

interface Held {
  spaceId: number | null;
  /** As it was typed, may be empty. */
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
  /** The hours in words, which are all there is without lessons at fixed times. */
  schedule: string;
}

/** Days and hours, in lines. */
export const programWords = (held: HeldEvent | HeldCourse, language: Language): string =>
  held.kind === "event"
    ? `${eventDays(held, language)}\n${eventTimes(held, language)}`
    : [sessionWords(held.sessions, language) || held.schedule, courseDays(held, language) ?? ""]
        .filter((line) => line !== "")
        .join("\n");

/** Another room; without one, another place that was typed. Saying for the first time where it is moves nothing. */
const isElsewhere = (before: Held, after: Held): boolean =>
  before.spaceId !== after.spaceId ||
  (after.spaceId === null &&
    before.location !== "" &&
    after.location !== "" &&
    before.location !== after.location);

const isOver = (held: HeldEvent | HeldCourse, now: Date): boolean =>
  held.kind === "event" ? endOfEvent(held) <= now : (lastDayOf(held) ?? dayOf(now)) < dayOf(now);

/**
 * Whether day, hour or room of an event changes, or days, lessons or room of a course. What is over, and stays so, moves
 * nobody.
 */
export const isMoved = (before: HeldEvent | HeldCourse, after: HeldEvent | HeldCourse, now: Date): boolean =>
  !(isOver(before, now) && isOver(after, now)) &&
  (programWords(before, DEFAULT_LANGUAGE) !== programWords(after, DEFAULT_LANGUAGE) ||
    isElsewhere(before, after));
