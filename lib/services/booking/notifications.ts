import { findSiteEmail } from "@/lib/data/site/site";
import "server-only";
import type { Transaction } from "@/lib/data/client";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { awaitsPrepayment, awaitsPrice } from "@/lib/domain/money/prepayment";
import { endedPromo } from "@/lib/domain/money/promo-code";
import { enqueueMail, enqueueMails, isReachedByMail } from "@/lib/jobs/queue";
import type { ForClosure } from "@/lib/mail/booking/facts";
import type { PrepaymentTemplate } from "@/lib/mail/booking/prepayments";
import type { Booking } from "@/lib/schemas/booking/booking";

/**
 * Mails about bookings. Each is queued in the transaction of the change that it reports. `true` means that the customer
 * has an address to write to.
 */

/**
 * Reports a new booking: confirmed, or pending until it has a price or is prepaid.
 * @param siteEmail address for the centre's own mail
 */
export async function notifyBookingCreated(
  tx: Transaction,
  booking: Booking,
  siteEmail: string,
): Promise<void> {
  const isRequest = awaitsPrice(booking);
  const { email: to, language } = booking;
  await enqueueMails(tx, [
    awaitsPrepayment(booking)
      ? { template: "prepaymentAsked", to, language, data: { bookings: [booking] } }
      : { template: isRequest ? "bookingReceived" : "bookingConfirmed", to, language, data: booking },
    {
      template: isRequest ? "centreNewRequest" : "centreNewBooking",
      to: siteEmail,
      language: DEFAULT_LANGUAGE,
      data: booking,
    },
  ]);
}

export async function notifyBookingCanceled(
  tx: Transaction,
  booking: Booking,
  closure: ForClosure = {},
): Promise<boolean> {
  const sent = await enqueueMail(tx, {
    template: "bookingCanceled",
    to: booking.email,
    language: booking.language,
    data: booking,
  });
  await enqueueMail(tx, {
    template: "centreCancellation",
    to: await findSiteEmail(tx),
    language: DEFAULT_LANGUAGE,
    data: { ...booking, ...closure },
  });
  return sent;
}

/** Reports to the centre a canceled booking of a deleted account. The booking no longer holds personal data. */
export async function notifyCentreOfCancellation(tx: Transaction, booking: Booking): Promise<void> {
  await enqueueMail(tx, {
    template: "centreCancellation",
    to: await findSiteEmail(tx),
    language: DEFAULT_LANGUAGE,
    data: booking,
  });
}

/**
 * Reports a new series: one mail with all dates.
 * @param siteEmail address for the centre's own mail
 */
export async function notifySeriesCreated(
  tx: Transaction,
  bookings: readonly Booking[],
  siteEmail: string,
): Promise<boolean> {
  const data = { bookings: [...bookings] };
  const [first] = bookings;
  if (first === undefined) return false;
  const { email: to, language } = first;
  // One mail covers all dates, including those on request.
  const template = bookings.some(awaitsPrepayment) ? "prepaymentAsked" : "seriesBooked";
  await enqueueMails(tx, [
    { template, to, language, data },
    { template: "centreNewSeries", to: siteEmail, language: DEFAULT_LANGUAGE, data },
  ]);
  return isReachedByMail(to);
}

/** Mails the customer about bookings with a prepayment, in one mail; does nothing without bookings. */
async function writeOfPrepayment(
  tx: Transaction,
  template: PrepaymentTemplate,
  bookings: readonly Booking[],
): Promise<boolean> {
  const [first] = bookings;
  if (first === undefined) return false;
  const { email: to, language } = first;
  return enqueueMail(tx, { template, to, language, data: { bookings: [...bookings] } });
}

/** All bookings must be of one customer. */
export const notifyPrepayReminder = (tx: Transaction, bookings: readonly Booking[]): Promise<boolean> =>
  writeOfPrepayment(tx, "prepaymentReminder", bookings);

/** Reports that the prepayment has arrived and the bookings are confirmed. All bookings must be of one customer. */
export const notifyPrepaid = (tx: Transaction, bookings: readonly Booking[]): Promise<boolean> =>
  writeOfPrepayment(tx, "prepaid", bookings);

/** Reports bookings canceled because their prepayment did not arrive. All bookings must be of one customer. */
export async function notifyPrepayLapsed(tx: Transaction, bookings: readonly Booking[]): Promise<void> {
  await writeOfPrepayment(tx, "prepaymentLapsed", bookings);
  const to = await findSiteEmail(tx);
  const [first, ...others] = bookings;
  if (first === undefined) return;
  const language = DEFAULT_LANGUAGE;
  if (others.length === 0)
    await enqueueMail(tx, { template: "centreCancellation", to, language, data: first });
  else
    await enqueueMail(tx, {
      template: "centreSeriesCanceled",
      to,
      language,
      data: { bookings: [...bookings] },
    });
}

/** @returns whether there is an address to write to */
export const notifyDepositRetained = (
  tx: Transaction,
  booking: Booking,
  retained: { amount: number; reason: string },
): Promise<boolean> =>
  enqueueMail(tx, {
    template: "depositRetained",
    to: booking.email,
    language: booking.language,
    data: { booking, ...retained },
  });

/** Reports the canceled dates of a series in one mail. */
export async function notifySeriesCanceled(
  tx: Transaction,
  bookings: readonly Booking[],
  closure: ForClosure = {},
): Promise<boolean> {
  const data = { bookings: [...bookings] };
  const [first] = bookings;
  if (first === undefined) return false;
  const { email: to, language } = first;
  const sent = await enqueueMail(tx, { template: "seriesCanceled", to, language, data });
  await enqueueMail(tx, {
    template: "centreSeriesCanceled",
    to: await findSiteEmail(tx),
    language: DEFAULT_LANGUAGE,
    data: { ...data, ...closure },
  });
  return sent;
}

/** Reports a move by the customer. */
export async function notifyBookingMoved(tx: Transaction, before: Booking, after: Booking): Promise<boolean> {
  const data = { before, after };
  const sent = await enqueueMail(tx, {
    template: "bookingMoved",
    to: after.email,
    language: after.language,
    data,
  });
  await enqueueMail(tx, {
    template: "centreMove",
    to: await findSiteEmail(tx),
    language: DEFAULT_LANGUAGE,
    data,
  });
  return sent;
}

const when = (booking: Booking) => [booking.spaceId, booking.startsAt, booking.endsAt].join("|");

/**
 * Notifies the customer of an administrator's change: confirmed, canceled, restored or moved. Sends nothing for other
 * changes.
 */
export async function notifyBookingChanged(
  tx: Transaction,
  before: Booking,
  after: Booking,
): Promise<boolean> {
  const data = { ...after, endedCode: endedPromo(before, after) };
  if (after.status === "canceled")
    return before.status === "canceled" ? false : notifyBookingCanceled(tx, after);
  if (before.status === "canceled" && !awaitsPrepayment(after))
    return enqueueMail(tx, {
      template: "bookingRestored",
      to: after.email,
      language: after.language,
      data,
    });
  if (after.status === "confirmed" && before.status !== "confirmed")
    return enqueueMail(tx, {
      template: "bookingApproved",
      to: after.email,
      language: after.language,
      data,
    });
  if (
    when(before) !== when(after) ||
    before.prepayAmount !== after.prepayAmount ||
    before.totalAmount !== after.totalAmount ||
    before.status !== after.status
  )
    return awaitsPrepayment(after)
      ? writeOfPrepayment(tx, "prepaymentAsked", [data])
      : enqueueMail(tx, {
          template: after.status === "pending" ? "bookingReceived" : "bookingChanged",
          to: after.email,
          language: after.language,
          data,
        });
  return false;
}
