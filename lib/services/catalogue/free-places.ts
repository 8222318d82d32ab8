import "server-only";
import { findOffering } from "@/lib/data/catalogue/offerings";
import type { Queryable, Transaction } from "@/lib/data/client";
import { countCourseSeats } from "@/lib/data/sign-up/course-sign-ups";
import { countHeldPlaces, listWaitingForPlaces } from "@/lib/data/waiting/waiting-places";
import { freeCoursePlaces } from "@/lib/domain/catalogue/course-state";
import { freeEventPlaces } from "@/lib/domain/catalogue/event-state";
import { countedTogether, type OfferingRef, signUpRefusal } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { offerInOrder } from "@/lib/domain/waiting/waiting";
import { AppError } from "@/lib/errors";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { sendOffer } from "@/lib/services/vacancy/waiting-offers";
import { startForPerson } from "./course-days";

/** The id of the waiting entry whose offer is being accepted: the places held for it count as free. Null for anybody else. */
export type AcceptedEntry = number | null;

/**
 * The free places of an event, of a course's group, or else of a course on a day, those held for `acceptedEntry`
 * included; Infinity without a limit.
 */
export async function freePlacesFor(
  on: Queryable,
  offering: Offering,
  day: CalendarDay | null,
  acceptedEntry: AcceptedEntry,
): Promise<number> {
  const counted = countedTogether(offering, day);
  if (offering.kind === "event")
    return freeEventPlaces(offering, await countHeldPlaces(on, counted, acceptedEntry));
  if (offering.maxParticipants === null) return Number.POSITIVE_INFINITY;
  const held = await countHeldPlaces(on, counted, acceptedEntry);
  return freeCoursePlaces(offering.maxParticipants, await countCourseSeats(on, counted), held);
}

/** @throws AppError `code` when `seats` do not all fit into the free places */
export function requireEnoughPlaces(free: number, seats: number, code: "EVENT_FULL" | "COURSE_FULL"): void {
  if (free >= seats) return;
  if (free === 0) throw new AppError(code);
  throw new AppError(code, { message: text("refusals.signUp.placesLeft", { count: free }) });
}

/**
 * Offers free places to the waiting list, first come, first served, to each whose seats all fit. To be called whenever
 * places may have come free (a cancellation, a higher limit, fewer external participants, an erased account, any change in
 * the panel), in the transaction that frees them and after the write. The caller holds the row lock of the offering.
 */
export async function offerFreedPlaces(tx: Transaction, ref: OfferingRef, now: Date): Promise<void> {
  const line = await listWaitingForPlaces(tx, ref);
  const offering = line.length === 0 ? null : await findOffering(ref, tx);
  if (offering === null || signUpRefusal(offering, now) !== null) return;
  // A course without a first day has places of its own on each day.
  const dayOfEntry = ({ startDate }: WaitingEntry) => countedTogether(offering, startDate).day;
  for (const day of new Set(line.map(dayOfEntry))) {
    const candidates: Candidate[] = [];
    for (const entry of line.filter((one) => dayOfEntry(one) === day)) {
      const start = await startForPerson(tx, offering, entry.startDate, now);
      if (start !== null) candidates.push({ entry, startsAt: start.startsAt });
    }
    await offerPlaces(tx, candidates, await freePlacesFor(tx, offering, day ?? null, null), now);
  }
}

interface Candidate {
  entry: WaitingEntry;
  /** When it begins for this person; null for a course without days. */
  startsAt: Date | null;
}

async function offerPlaces(
  tx: Transaction,
  candidates: readonly Candidate[],
  places: number,
  now: Date,
): Promise<void> {
  let free = places;
  const offered = offerInOrder(
    candidates,
    ({ entry: { seats }, startsAt }) =>
      seats <= free && (startsAt === null || startsAt > now) ? seats : null,
    (seats) => {
      free -= seats;
    },
  );
  for (const { entry: candidate } of offered) await sendOffer(tx, candidate.entry, candidate.startsAt, now);
}
