import type { CalendarDay, WallTime } from "../time/dates";
import { isGroup } from "./course-group";
import type { CoursePlace } from "./course-places";
import { type CourseState, courseRefusal } from "./course-state";
import { type EventState, eventRefusal } from "./event-state";

/** Events and courses, which share one flow from the sign-up to the cancellation. */

export const OFFERING_KINDS = ["event", "course"] as const;
export type OfferingKind = (typeof OFFERING_KINDS)[number];

export interface OfferingRef {
  kind: OfferingKind;
  id: number;
}

/** The event or course that a row refers to by one of two columns; null if it refers to neither. */
export function offeringRefOf({
  eventId,
  courseId,
}: {
  eventId: number | null;
  courseId: number | null;
}): OfferingRef | null {
  if (eventId !== null) return { kind: "event", id: eventId };
  return courseId === null ? null : { kind: "course", id: courseId };
}

/** Sign-ups that share places: all of an event or a group, those of one day of a course, or of a single lesson. */
export interface Counted extends OfferingRef {
  /** Null for those without a day; omitted for all. */
  day?: CalendarDay | null;
  /** The time of a single lesson; null for everything but single lessons. */
  time: WallTime | null;
}

type Countable = { id: number } & ({ kind: "event" } | { kind: "course"; startDate: CalendarDay | null });

export function placePoolOf(offering: Countable, { day, time }: CoursePlace): Counted {
  const { kind, id } = offering;
  if (kind === "event" || (time === null && isGroup(offering))) return { kind, id, time: null };
  return { kind, id, day, time };
}

type SignUpRefusal = "NOT_FOUND" | "CANCELED" | "REGISTRATION_CLOSED";

/** Why nobody can sign up, regardless of free places; null if sign-ups are open. */
export const signUpRefusal = (
  offering:
    | ({ kind: "event" } & EventState)
    | ({ kind: "course" } & Pick<CourseState, "status" | "isActive" | "requiresRegistration">),
  now: Date,
): SignUpRefusal | null =>
  offering.kind === "event" ? eventRefusal(offering, now) : courseRefusal(offering);
