import "server-only";
import { lockBookingRows } from "@/lib/data/booking/booking-series";
import { type BookingChange, findBooking, updateBooking } from "@/lib/data/booking/bookings";
import { listBookingsById } from "@/lib/data/booking/list-bookings";
import {
  claimReminders,
  type DueBooking,
  listLapsed,
  listPrepaymentsToRemind,
} from "@/lib/data/booking/prepayments";
import { prisma, type Transaction } from "@/lib/data/client";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import {
  awaitsPrepayment,
  isPrepaid,
  NO_PREPAYMENT,
  type Prepayment,
  prepayColumns,
} from "@/lib/domain/money/prepayment";
import { wordingOf } from "@/lib/i18n/wording";
import { attemptEach } from "@/lib/jobs/attempt-each";
import type { Booking } from "@/lib/schemas/booking/booking";
import { announceBookings } from "./announce-booking";
import { type CancelTerms, cancelRecorded } from "./cancel-booking";
import { notifyPrepaid, notifyPrepayLapsed, notifyPrepayReminder } from "./notifications";

/** The columns of a booking that no longer awaits a prepayment. The amount to be prepaid is kept. */
export const PREPAYMENT_SETTLED = { payBy: null, prepayRemindAt: null } as const satisfies BookingChange;

/**
 * The prepayment columns of a changed booking. If it still awaits its prepayment, the reminder stays as scheduled.
 * @param status the booking's status after the change
 */
export function prepaidColumns(
  before: Booking,
  prepayment: Prepayment | null,
  status: Booking["status"],
  now: Date,
): BookingChange {
  if (prepayment === null) return before.payBy === null ? {} : NO_PREPAYMENT;
  if (status === "confirmed") return { prepayAmount: prepayment.prepayAmount, ...PREPAYMENT_SETTLED };
  return awaitsPrepayment(before) ? prepayment : prepayColumns(prepayment, now);
}

/** Bookings that await their prepayment: confirmed once it is paid, canceled when it is overdue. */

/** Confirms the bookings whose prepayment has arrived, with one mail. The caller holds the locks of their rows. */
export async function confirmPrepaid(tx: Transaction, ids: readonly number[]): Promise<void> {
  const confirmed: Booking[] = [];
  for (const id of ids) {
    const before = await findBooking(id, tx);
    if (before === null || !isPrepaid(before)) continue;
    const after = await updateBooking(tx, id, { status: "confirmed", ...PREPAYMENT_SETTLED });
    await recordChange(tx, { action: "confirm", entity: "booking", entityId: id, before, after });
    confirmed.push(after);
  }
  await announceBookings(tx, "booking.changed", confirmed);
  await notifyPrepaid(tx, confirmed);
}

/** Groups bookings by series; a booking without a series is its own group. */
function bySeries(due: readonly DueBooking[]): DueBooking[][] {
  const groups = new Map<string, DueBooking[]>();
  for (const one of due) {
    const key = one.seriesId === null ? `booking:${one.id}` : `series:${one.seriesId}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

const idsOf = (bookings: readonly { id: number }[]): number[] => bookings.map(({ id }) => id);

/** The cancellation terms for a missed prepayment, with the reason in the booking's language. */
async function lapsedTerms(bookings: readonly Booking[]): Promise<(booking: Booking) => CancelTerms> {
  const reasons = new Map<string, string>();
  for (const { language } of bookings)
    reasons.set(language, (await wordingOf(language)).t("answers.prepaymentMissing"));
  return ({ language }) => ({ by: "centre", refundPercent: 100, reason: reasons.get(language) ?? null });
}

/** Cancels lapsed bookings with one mail. If two processes run at once, the second finds them already canceled. */
async function lapse(due: readonly DueBooking[], now: Date): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await lockSpaces(
      tx,
      due.map(({ spaceId }) => spaceId),
    );
    await lockBookingRows(tx, idsOf(due));
    // Read again under the locks: a payment or a Stripe event may have arrived in between.
    const lapsed = new Set(idsOf(await listLapsed(now, tx)));
    const inRoom = new Map(due.map(({ id, spaceId }) => [id, spaceId]));
    const bookings = (await listBookingsById(tx, idsOf(due))).filter(
      (booking) =>
        lapsed.has(booking.id) &&
        awaitsPrepayment(booking) &&
        !isPrepaid(booking) &&
        inRoom.get(booking.id) === booking.spaceId,
    );
    if (bookings.length === 0) return;
    const canceled = await cancelRecorded(tx, bookings, await lapsedTerms(bookings), now);
    await notifyPrepayLapsed(tx, canceled);
  });
}

/**
 * Cancels every booking whose prepayment deadline has passed, refunds in full what was paid of it and offers its time
 * to the waiting list. Skips bookings whose payment Stripe has not decided yet.
 */
export async function lapseUnpaid(now: Date): Promise<void> {
  await attemptEach(bySeries(await listLapsed(now)), (group) => lapse(group, now));
}

/** Sends one reminder per awaited prepayment, halfway to its deadline. */
export async function remindOfPrepayments(now: Date): Promise<void> {
  await attemptEach(bySeries(await listPrepaymentsToRemind(now)), (group) =>
    prisma().$transaction(async (tx) => {
      await notifyPrepayReminder(tx, await claimReminders(tx, idsOf(group), now));
    }),
  );
}
