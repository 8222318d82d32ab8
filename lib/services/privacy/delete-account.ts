import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { findBooking } from "@/lib/data/booking/bookings";
import { lockBooking } from "@/lib/data/booking/lock-booking";
import { lockOffering } from "@/lib/data/catalogue/offerings";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockAccount, lockAdministratorIds } from "@/lib/data/person/accounts";
import { type Person, personOf } from "@/lib/data/person/person";
import { listComingBookingIds, listComingRooms, listOfferingsOf } from "@/lib/data/privacy/erasure";
import { erasePerson } from "@/lib/data/privacy/personal-data";
import { listSentMailIds } from "@/lib/data/privacy/sent-mails";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { listComingSignUps } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { listLinesOf, takeOutOfLine } from "@/lib/data/waiting/waiting-entries";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { eraseFromOutbox } from "@/lib/mail/erase-from-outbox";
import { BY_CUSTOMER, writeCancellation } from "@/lib/services/booking/cancel-booking";
import { notifyCentreOfCancellation } from "@/lib/services/booking/notifications";
import { type IdentityProof, requireIdentity } from "@/lib/services/person/change-password";
import { cancelSignUp } from "@/lib/services/sign-up/cancel-sign-up";
import { passOn } from "@/lib/services/waiting/waiting-line";
import { removeImage } from "@/lib/storage/images";

const LAST_ADMINISTRATOR = "Sei l'unico amministratore: nominane un altro prima di eliminare il tuo account.";

/** Cancels the person's upcoming bookings, with the refund of the cancellation policy. @returns their ids */
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

/** Locks events and courses in the order of their ids; to be called after locking the rooms. */
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
 * Deletes an account. Upcoming bookings and sign-ups are canceled with the refund of the cancellation policy, past
 * bookings are anonymised for accounting, everything else is deleted. Sign-ups made with the e-mail address alone count
 * as the person's only if the address is verified. The centre is notified of the cancellations without the name; the
 * person gets no mail, since its copy would keep data that is being erased. Does nothing if the account is gone.
 * @param confirm a check that runs under the account's lock and refuses by throwing
 * @throws AppError FORBIDDEN for the last administrator
 */
export async function eraseAccount(
  userId: number,
  now: Date,
  confirm?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const erased = await prisma().$transaction(async (tx) => {
    const administrators = await lockAdministratorIds(tx);
    const account = await lockAccount(tx, userId);
    if (account === null) return null;
    await confirm?.(tx);
    if (account.role === "admin" && administrators.length === 1)
      throw new AppError("FORBIDDEN", { message: LAST_ADMINISTRATOR });

    const person = personOf(account);
    // All locks are taken first and in a fixed order, so that two deletions cannot deadlock.
    const lines = await listLinesOf(tx, person);
    const rooms = lines.flatMap(({ spaceId }) => spaceId ?? []);
    await lockSpaces(tx, [...rooms, ...(await listComingRooms(tx, person, now))]);
    await lockOfferings(tx, [...lines, ...(await listOfferingsOf(tx, person))]);
    const offers = await takeOutOfLine(tx, person);
    const canceled = await cancelUpcomingBookings(tx, person, now);
    for (const offer of offers) await passOn(tx, offer, now);
    for (const ref of await listComingSignUps(tx, person, dayOf(now))) await cancelSignUp(tx, ref, now);
    const mails = await listSentMailIds(tx, person);
    await erasePerson(tx, person, dayOf(now));
    await recordChange(tx, { action: "delete", entity: "user", entityId: userId });
    for (const id of canceled) {
      const booking = await findBooking(id, tx);
      if (booking !== null) await notifyCentreOfCancellation(tx, booking);
    }
    return { person, mails, pictures: [account.customAvatarUrl, account.documentImageUrl] };
  });
  if (erased === null) return;
  for (const picture of erased.pictures) await removeImage(picture);
  const { person, mails } = erased;
  await eraseFromOutbox(mails, person.email === null ? [] : [person.email]);
}

/**
 * Deletes the user's own account, confirmed by the password or a fresh code; see eraseAccount.
 * @throws AppError as requireIdentity; FORBIDDEN for the last administrator
 */
export async function deleteOwnAccount(user: SignedInUser, proof: IdentityProof, now: Date): Promise<void> {
  await requireIdentity(user, proof, now);
  await eraseAccount(user.id, now);
}
