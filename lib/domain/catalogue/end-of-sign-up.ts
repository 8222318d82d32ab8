import { addDays, type CalendarDay, toInstant, type WallTime } from "../time/dates";
import { isGroup } from "./course-group";
import { endOfEvent } from "./event-state";
import { type LessonPlan, lastDayOf } from "./lesson-plan";

type Ending =
  | ({ kind: "event" } & Parameters<typeof endOfEvent>[0])
  | ({ kind: "course"; startDate: CalendarDay | null } & Pick<LessonPlan, "endDate" | "lessonChanges">);

/** The days of a sign-up or waiting-list entry, and the time of a single lesson. */
interface Part {
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  singleTime: WallTime | null;
}

/**
 * When a sign-up for an event or a course ends: with the event, with the course's group, or with the single lesson
 * or the days in a course by days. Null for a group without a last day.
 */
export function endOfSignUp(offering: Ending, { startDate, endDate, singleTime }: Part): Date | null {
  if (offering.kind === "event") return endOfEvent(offering);
  const isRun = isGroup(offering) && singleTime === null;
  const last = isRun ? lastDayOf(offering) : (endDate ?? startDate);
  return last === null ? null : toInstant(addDays(last, 1), "00:00");
}
