import "server-only";
import { findCourse, findCourseForUpdate } from "@/lib/data/catalogue/courses";
import { findEvent, findEventForUpdate } from "@/lib/data/catalogue/events";
import type { Queryable, Transaction } from "@/lib/data/client";
import { findCourseBooking } from "@/lib/data/sign-up/course-bookings";
import { findRegistrationById } from "@/lib/data/sign-up/event-registrations";
import type { PlaceName } from "@/lib/data/sign-up/places";
import { isGroup, startsAtOn } from "@/lib/domain/catalogue/course-group";
import { endOfEvent, startOfEvent } from "@/lib/domain/catalogue/event-registration";
import { addDays, toInstant } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";
import type { LinkedPlace } from "@/lib/schemas/sign-up/participation";

/** A sign-up together with what it is for. */
export type Place =
  | { kind: "event"; signUp: EventRegistration; event: CentreEvent }
  | { kind: "course"; signUp: CourseBooking; course: Course };

/** A place with what it is for; null when there is no such thing. */
export async function findPlace(on: Queryable, { kind, id }: PlaceName): Promise<Place | null> {
  if (kind === "event") {
    const signUp = await findRegistrationById(id, on);
    const event = signUp && (await findEvent(signUp.eventId, on));
    return signUp && event && { kind, signUp, event };
  }
  const signUp = await findCourseBooking(id, on);
  const course = signUp && (await findCourse(signUp.courseId, on));
  return signUp && course && { kind, signUp, course };
}

/** The same, with the row of the event or course locked, and read after that: places of one thing follow each other. */
export async function lockPlace(tx: Transaction, name: PlaceName): Promise<Place | null> {
  const seen = await findPlace(tx, name);
  if (seen === null) return null;
  if (seen.kind === "event") await findEventForUpdate(tx, seen.event.id);
  else await findCourseForUpdate(tx, seen.course.id);
  return findPlace(tx, name);
}

export const titleOf = (place: Place): string =>
  place.kind === "event" ? place.event.title : place.course.title;

/** When it begins for who has the place; null for a course without days. */
export function startOf(place: Place): Date | null {
  if (place.kind === "event") return startOfEvent(place.event);
  const { startDate } = place.signUp;
  return startDate === null ? null : startsAtOn(place.course, startDate);
}

/** What the steps of the cancellation policy are counted to: the event's start, the day the course begins for them. */
export function refundFrom(place: Place): Date | null {
  if (place.kind === "event") return startOfEvent(place.event);
  const { startDate } = place.signUp;
  return startDate === null ? null : toInstant(startDate, "00:00");
}

/** The end of an event; of a course the end of the day on which it begins for them, or of its run. */
export function endOf(place: Place): Date | null {
  if (place.kind === "event") return endOfEvent(place.event);
  const last = place.course.endDate ?? place.signUp.startDate;
  return last === null ? null : toInstant(last, "23:59");
}

/**
 * When taking part ends: the event, the run of the course, the days booked of one by date. In a course without an end
 * it goes on until it is canceled; null while it does.
 */
export function endOfTakingPart(place: Place): Date | null {
  if (place.kind === "event") return endOfEvent(place.event);
  const { course, signUp } = place;
  const last = isGroup(course) ? course.endDate : (signUp.endDate ?? signUp.startDate);
  if (last !== null) return toInstant(addDays(last, 1), "00:00");
  return signUp.canceledAt === null ? null : new Date(signUp.canceledAt);
}

/** A place as the link in the mail shows it. */
export function toLinkedPlace(place: Place): LinkedPlace {
  const { seats, firstName, lastName, status } = place.signUp;
  const startsAt = startOf(place)?.toISOString() ?? null;
  return { kind: place.kind, title: titleOf(place), startsAt, seats, firstName, lastName, status };
}
