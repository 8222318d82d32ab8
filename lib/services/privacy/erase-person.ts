import "server-only";
import { findBooking, lockBooking } from "@/lib/data/booking/bookings";
import { lockOffering } from "@/lib/data/catalogue/offerings";
import type { Queryable, Transaction } from "@/lib/data/client";
import { findOwner, lockPerson } from "@/lib/data/person/people";
import { type Person, personWithoutAccount } from "@/lib/data/person/person";
import { eraseMailJobs } from "@/lib/data/privacy/account-traces";
import { listComingBookingIds, listComingRooms, listOfferingsOf } from "@/lib/data/privacy/erasure";
import { erasePerson } from "@/lib/data/privacy/personal-data";
import { listLeftMailings, listSentMailIds } from "@/lib/data/privacy/sent-mails";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { listComingSignUps, type SignUpRef } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { inTransaction } from "@/lib/data/transaction";
import { deleteWaitingEntries, listWaitingTargets } from "@/lib/data/waiting/waiting-entries";
import { text } from "@/lib/domain/language/text";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, notFoundError } from "@/lib/errors";
import { mailingJobId } from "@/lib/jobs/job-id";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import { announceBookings } from "@/lib/services/booking/announce-booking";
import { BY_CUSTOMER, writeCancellation } from "@/lib/services/booking/cancel-booking";
import { notifyCentreOfCancellation } from "@/lib/services/booking/notifications";
import { announceSignUps } from "@/lib/services/sign-up/announce-sign-up";
import { cancelSignUp } from "@/lib/services/sign-up/cancel-sign-up";
import { findSignUp } from "@/lib/services/sign-up/sign-up";
import { passOn } from "@/lib/services/waiting/waiting-line";

const HAS_ACCOUNT = text("refusals.person.erasesItself");

/**
 * Cancels the person's upcoming bookings, with the refund of the cancellation policy.
 * @returns their ids
 */
async function cancelUpcomingBookings(tx: Transaction, person: Person, now: Date): Promise<number[]> {
  const canceled: number[] = [];
  for (const id of await listComingBookingIds(tx, person, now)) {
    const before = await lockBooking(tx, id);
    if (before === null || before.status === "canceled") continue;
    const after = await writeCancellation(tx, before, BY_CUSTOMER, now);
    await recordChange(tx, { action: "cancel", entity: "booking", entityId: id, before, after });
    canceled.push(id);
  }
  return canceled;
}

/** Locks events and courses in the order of their ids. Must be called after locking the rooms. */
async function lockOfferings(
  tx: Transaction,
  of: readonly { eventId: number | null; courseId: number | null }[],
): Promise<void> {
  const sorted = (ids: (number | null)[]) =>
    [...new Set(ids)].filter((id) => id !== null).sort((a, b) => a - b);
  const eventIds = sorted(of.map(({ eventId }) => eventId));
  const courseIds = sorted(of.map(({ courseId }) => courseId));
  for (const id of eventIds) await lockOffering(tx, { kind: "event", id });
  for (const id of courseIds) await lockOffering(tx, { kind: "course", id });
}

/**
 * Erases a person: upcoming bookings and sign-ups are canceled with the refund of the cancellation policy, past ones
 * are anonymized for accounting, and everything else is deleted, including the account. The centre and webhook
 * endpoints are notified of the cancellations without the name; the person gets no mail, since its copy would keep data
 * that is being erased. The caller has locked the account, if there is one.
 * @param entry of the audit log: the deleted account or person
 * @param confirm a check that runs under the person's lock and refuses by throwing
 * @returns the ids of the mails whose files are to be removed after the commit
 * @throws AppError IN_USE when a person without an account has got one in the meantime
 */
export async function eraseEverything(
  tx: Transaction,
  person: Person,
  entry: { entity: "user" | "person"; entityId: number },
  now: Date,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<string[]> {
  // All locks are taken first and in a fixed order, so that two deletions cannot deadlock.
  const lines = await listWaitingTargets(tx, person);
  const rooms = lines.flatMap(({ spaceId }) => spaceId ?? []);
  await lockSpaces(tx, [...rooms, ...(await listComingRooms(tx, person, now))]);
  await lockOfferings(tx, [...lines, ...(await listOfferingsOf(tx, person))]);
  await lockPerson(tx, person.personId);
  // The person may have got an account, or been merged, before the lock.
  if (person.userId === null && (await personWithoutAccount(person.personId, tx)) === null)
    throw new AppError("IN_USE", { message: HAS_ACCOUNT });
  await confirm?.(tx);
  const offers = await deleteWaitingEntries(tx, person);
  const canceled = await cancelUpcomingBookings(tx, person, now);
  for (const offer of offers) await passOn(tx, offer, now);
  const signUps: SignUpRef[] = [];
  for (const ref of await listComingSignUps(tx, person, dayOf(now)))
    if ((await cancelSignUp(tx, ref, now)) !== null) signUps.push(ref);
  // Before sent mails are listed: a mail that is being sent right now is either listed, or finds its job gone.
  await eraseMailJobs(tx, person);
  const mailings = await listLeftMailings(tx, person);
  const mails = [...(await listSentMailIds(tx, person)), ...mailings.map(mailingJobId)];
  await erasePerson(tx, person, dayOf(now));
  await recordChange(tx, { action: "delete", ...entry });
  for (const id of canceled) {
    const booking = await findBooking(id, tx);
    if (booking === null) continue;
    await notifyCentreOfCancellation(tx, booking);
    await announceBookings(tx, "booking.canceled", [booking]);
  }
  for (const ref of signUps) {
    const full = await findSignUp(tx, ref);
    if (full !== null) await announceSignUps(tx, "canceled", [full.signUp]);
  }
  return mails;
}

/** @throws AppError NOT_FOUND; IN_USE for a person with an account */
export async function requirePersonWithoutAccount(personId: number, on: Queryable): Promise<Person> {
  const person = await personWithoutAccount(personId, on);
  if (person !== null) return person;
  if ((await findOwner(on, personId)) === null) throw notFoundError("person");
  throw new AppError("IN_USE", { message: HAS_ACCOUNT });
}

/** @throws AppError NOT_FOUND; IN_USE for a person with an account */
export async function erasePersonWithoutAccount(
  personId: number,
  now: Date,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const mails = await inTransaction(async (tx) => {
    const person = await requirePersonWithoutAccount(personId, tx);
    return eraseEverything(tx, person, { entity: "person", entityId: personId }, now, confirm);
  });
  await eraseFromOutbox(mails, []);
}
