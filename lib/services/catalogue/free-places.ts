import "server-only";
import { findCourse } from "@/lib/data/catalogue/courses";
import { findEvent } from "@/lib/data/catalogue/events";
import type { Queryable, Transaction } from "@/lib/data/client";
import { countTakenPlaces } from "@/lib/data/sign-up/course-bookings";
import { countHeldPlaces, listWaitingForPlaces } from "@/lib/data/waiting/waiting-places";
import { courseRefusal, freeCoursePlaces } from "@/lib/domain/catalogue/course-booking";
import { countedDay } from "@/lib/domain/catalogue/course-group";
import {
  freeEventPlaces,
  registrationRefusal,
  startOfEvent,
} from "@/lib/domain/catalogue/event-registration";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { offerInOrder } from "@/lib/domain/waiting/waiting";
import { AppError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { ask } from "@/lib/services/vacancy/waiting-offers";
import { beginOf } from "./course-days";

/** Of an event; of a course: of its group, else on the date (null: whatever date). */
export type Places = { eventId: number } | { courseId: number; startDate: CalendarDay | null };

/** Who asks for places: the waiting entry whose offer is being accepted, null for anybody else. */
export type Holder = number | null;

/**
 * To be called whenever places come free (a cancellation, more places, fewer sign-ups of an external form, an account
 * erased, any change by an administrator), in the transaction that frees them and after it has been written; the
 * caller holds the row lock of the event or the course. Whoever waits and whose seats all fit is asked, in the order of
 * the line.
 */
export async function placesFreed(tx: Transaction, places: Places, now: Date): Promise<void> {
  if ("eventId" in places) await offerEventPlaces(tx, places.eventId, now);
  else await offerCoursePlaces(tx, places.courseId, now);
}

async function offerEventPlaces(tx: Transaction, eventId: number, now: Date): Promise<void> {
  const line = await listWaitingForPlaces(tx, { eventId });
  const event = line.length === 0 ? null : await findEvent(eventId, tx);
  if (event === null || registrationRefusal(event, now) !== null) return;
  const startsAt = startOfEvent(event);
  const wishes = line.map((entry) => ({ entry, startsAt }));
  await offerSeats(tx, wishes, await freeInEvent(tx, event, null), now);
}

/** By group, else by date: each has places of its own. */
async function offerCoursePlaces(tx: Transaction, courseId: number, now: Date): Promise<void> {
  const line = await listWaitingForPlaces(tx, { courseId });
  const course = line.length === 0 ? null : await findCourse(courseId, tx);
  if (course === null || courseRefusal(course) !== null) return;
  const days = new Set(line.map(({ startDate }) => countedDay(course, startDate)));
  for (const day of days) {
    const counted = line.filter(({ startDate }) => countedDay(course, startDate) === day);
    const wishes: Wish[] = [];
    for (const entry of counted) {
      const begin = await beginOf(tx, course, entry.startDate, now);
      if (begin !== null) wishes.push({ entry, startsAt: begin.startsAt });
    }
    await offerSeats(tx, wishes, await freeInCourse(tx, course, day, null), now);
  }
}

/** Somebody in line, and when what she waits for begins for her; null where it has no days. */
interface Wish {
  entry: WaitingEntry;
  startsAt: Date | null;
}

async function offerSeats(
  tx: Transaction,
  wishes: readonly Wish[],
  places: number,
  now: Date,
): Promise<void> {
  let free = places;
  const asked = offerInOrder(
    wishes,
    ({ entry: { seats }, startsAt }) =>
      seats <= free && (startsAt === null || startsAt > now) ? seats : null,
    (seats) => {
      free -= seats;
    },
  );
  for (const { entry: wish } of asked) await ask(tx, wish.entry, wish.startsAt, now);
}

/** The free places of an event for `holder`. */
export async function freeInEvent(on: Queryable, event: CentreEvent, holder: Holder): Promise<number> {
  return freeEventPlaces(event, await countHeldPlaces(on, { eventId: event.id }, holder));
}

/** The free places of a group, else of a course on a date, for `holder`; Infinity without a limit. */
export async function freeInCourse(
  on: Queryable,
  course: Course,
  startDate: CalendarDay | null,
  holder: Holder,
): Promise<number> {
  if (course.maxParticipants === null) return Number.POSITIVE_INFINITY;
  const held = await countHeldPlaces(on, { courseId: course.id, day: countedDay(course, startDate) }, holder);
  return freeCoursePlaces(course.maxParticipants, await countTakenPlaces(on, course, startDate), held);
}

/** @throws AppError EVENT_FULL or COURSE_FULL when `seats` do not all fit into what is free */
export function requireFit(free: number, seats: number, code: "EVENT_FULL" | "COURSE_FULL"): void {
  if (free >= seats) return;
  if (free === 0) throw new AppError(code);
  const message = free === 1 ? "È rimasto un solo posto." : `Sono rimasti solo ${free} posti.`;
  throw new AppError(code, { message });
}
