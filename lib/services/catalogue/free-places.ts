import "server-only";
import { findOffering } from "@/lib/data/catalogue/offerings";
import type { Queryable, Transaction } from "@/lib/data/client";
import { countCourseSeats } from "@/lib/data/sign-up/sign-up-lists";
import { countHeldPlaces, listWaitingForPlaces } from "@/lib/data/waiting/waiting-places";
import {
  type CountedSeats,
  type CoursePlace,
  freeCoursePlaces,
  placeOf,
} from "@/lib/domain/catalogue/course-places";
import { freeEventPlaces } from "@/lib/domain/catalogue/event-state";
import { type OfferingRef, signUpRefusal } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import { offerInOrder } from "@/lib/domain/waiting/waiting";
import { AppError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { sendOffer } from "@/lib/services/vacancy/waiting-offers";
import { type OfferingStart, startForPerson } from "./course-days";

/**
 * The id of the waiting list entry whose offer is being accepted: the places held for it count as free. Null otherwise.
 */
export type AcceptedEntry = number | null;

/** The taken and held seats of a course, or the held ones of an event; empty without a limit. */
async function countSeats(
  on: Queryable,
  offering: Offering,
  acceptedEntry: AcceptedEntry,
): Promise<CountedSeats[]> {
  if (offering.kind === "event") return countHeldPlaces(on, offering, acceptedEntry);
  if (offering.maxParticipants === null) return [];
  const taken = await countCourseSeats(on, [offering.id]);
  return [...taken, ...(await countHeldPlaces(on, offering, acceptedEntry))];
}

/** The free places as defined by `freePlacesFor`. An event stores its own number of participants. */
const freeAmong = (
  offering: Offering,
  counted: readonly CountedSeats[],
  place: CoursePlace,
  now: Date,
): number =>
  offering.kind === "event"
    ? freeEventPlaces(
        offering,
        counted.reduce((sum, { seats }) => sum + seats, 0),
      )
    : freeCoursePlaces(offering, counted, place, now);

/**
 * Returns a function for the free places of a single lesson, a group or a day of the course; Infinity without a limit.
 */
export async function freePlacesOf(
  on: Queryable,
  course: Course,
  now: Date,
): Promise<(place: CoursePlace) => number> {
  const offering = { kind: "course" as const, ...course };
  const counted = await countSeats(on, offering, null);
  return (place) => freeAmong(offering, counted, place, now);
}

/**
 * The free places of an event, a single lesson, a course's group, or a course on a day, including those held for
 * `acceptedEntry`. Infinity without a limit.
 */
export async function freePlacesFor(
  on: Queryable,
  offering: Offering,
  place: CoursePlace,
  acceptedEntry: AcceptedEntry,
  now: Date,
): Promise<number> {
  return freeAmong(offering, await countSeats(on, offering, acceptedEntry), place, now);
}

/** @throws AppError `code` when `seats` exceeds the free places */
export function requireEnoughPlaces(free: number, seats: number, code: "EVENT_FULL" | "COURSE_FULL"): void {
  if (free >= seats) return;
  if (free === 0) throw new AppError(code);
  throw new AppError(code, { message: text("refusals.signUp.placesLeft", { count: free }) });
}

/**
 * Offers free places to the waiting list, first come, first served, to each entry whose seats all fit. Call it whenever
 * places may have become free (a cancellation, a higher limit, fewer external participants, an erased account, any
 * change in the panel), in the transaction that frees them and after the write. The caller holds the row lock of the
 * offering.
 */
export async function offerFreedPlaces(tx: Transaction, ref: OfferingRef, now: Date): Promise<void> {
  const line = await listWaitingForPlaces(tx, ref);
  const offering = line.length === 0 ? null : await findOffering(ref, tx);
  if (offering === null || signUpRefusal(offering, now) !== null) return;
  const candidates: (OfferingStart & { entry: WaitingEntry })[] = [];
  for (const entry of line) {
    const start = await startForPerson(tx, offering, placeOf(entry), now);
    if (start !== null) candidates.push({ entry, ...start });
  }
  const counted = await countSeats(tx, offering, null);
  const offered = offerInOrder(
    candidates,
    ({ entry: { seats }, place, startsAt }) =>
      seats <= freeAmong(offering, counted, place, now) && (startsAt === null || startsAt > now)
        ? { ...place, seats }
        : null,
    (given) => counted.push(given),
  );
  for (const { entry: candidate } of offered) await sendOffer(tx, candidate.entry, candidate.startsAt, now);
}
