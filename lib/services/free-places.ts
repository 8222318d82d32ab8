import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { countTakenPlaces } from "@/lib/data/course-bookings";
import { freeCoursePlaces } from "@/lib/domain/course/course-booking";
import { freeEventPlaces } from "@/lib/domain/event/event-registration";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/course";
import type { CentreEvent } from "@/lib/schemas/event";

/** Of an event; of a course: of its group, else on the date (null: whatever date). */
export type Places = { eventId: number } | { courseId: number; startDate: CalendarDay | null };

/** Who asks for places: the waiting entry whose offer is being accepted, null for anybody else. */
export type Holder = number | null;

/**
 * To be called whenever places come free (a cancellation, more places, fewer sign-ups of an external form, an account
 * erased, any change by an administrator), in the transaction that frees them and after it has been written; the
 * caller holds the row lock of the event or the course. This is where the waiting list makes its offers.
 */
export async function placesFreed(_tx: Transaction, _places: Places, _now: Date): Promise<void> {}

/** Seats held for those on the waiting list who were asked, except for `holder`, whose own they are. */
async function heldPlaces(_on: Queryable, _places: Places, _holder: Holder): Promise<number> {
  return 0;
}

/** The free places of an event for `holder`. */
export async function freeInEvent(on: Queryable, event: CentreEvent, holder: Holder): Promise<number> {
  return freeEventPlaces(event, await heldPlaces(on, { eventId: event.id }, holder));
}

/** The free places of a group, else of a course on a date, for `holder`; Infinity without a limit. */
export async function freeInCourse(
  on: Queryable,
  course: Course,
  startDate: CalendarDay | null,
  holder: Holder,
): Promise<number> {
  if (course.maxParticipants === null) return Number.POSITIVE_INFINITY;
  const held = await heldPlaces(on, { courseId: course.id, startDate }, holder);
  return freeCoursePlaces(course.maxParticipants, await countTakenPlaces(on, course, startDate), held);
}

/** @throws AppError EVENT_FULL or COURSE_FULL when `seats` do not all fit into what is free */
export function requireFit(free: number, seats: number, code: "EVENT_FULL" | "COURSE_FULL"): void {
  if (free >= seats) return;
  if (free === 0) throw new AppError(code);
  const message = free === 1 ? "È rimasto un solo posto." : `Sono rimasti solo ${free} posti.`;
  throw new AppError(code, { message });
}
