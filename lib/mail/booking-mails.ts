import { bookingMails } from "@/lib/mail/booking/bookings";
import { centreBookingMails, centreCancellation, roomMessage } from "@/lib/mail/booking/centre";
import { bookingMoved, centreMove, type Move } from "@/lib/mail/booking/moves";
import { depositRetained, prepaymentMails } from "@/lib/mail/booking/prepayments";
import { centreSeriesCanceled, seriesMails } from "@/lib/mail/booking/series";
import { withWaysToPay } from "@/lib/mail/till/payments";
import type { Booking } from "@/lib/schemas/booking/booking";
import { kind, type MailKind, plain, subjectOfRecords, timed } from "./mail-kind";
import type { MailContext } from "./mail-words";
import type { MailContent } from "./message";

interface Series {
  bookings: Booking[];
}

const ofBooking = (booking: Booking) => subjectOfRecords("booking", [booking]);
const ofSeries = ({ bookings }: Series) => subjectOfRecords("booking", bookings);
const ofBookingIn = ({ booking }: { booking: Booking }) => ofBooking(booking);
const ofMove = ({ after }: Move) => ofBooking(after);

/** A mail about bookings that explains how to pay for them. */
const bookingsToPay = <Data>(
  about: MailKind<Data>["about"],
  bookingsOf: (data: Data) => readonly Booking[],
  render: (data: Data, now: Date, words: MailContext) => MailContent,
): MailKind<Data> =>
  kind(about, async (data, { now, words, readSettings }) =>
    withWaysToPay(render(data, now, words), bookingsOf(data), now, await readSettings(), words),
  );

const bookingToPay = (render: (booking: Booking, now: Date, words: MailContext) => MailContent) =>
  bookingsToPay<Booking>(ofBooking, (booking) => [booking], render);

type RenderSeries = (bookings: readonly Booking[], now: Date, words: MailContext) => MailContent;
const seriesToPay = (render: RenderSeries) =>
  bookingsToPay<Series>(
    ofSeries,
    ({ bookings }) => bookings,
    ({ bookings }, now, words) => render(bookings, now, words),
  );
const series = (render: RenderSeries) =>
  timed<Series>(ofSeries, ({ bookings }, now, words) => render(bookings, now, words));

export const BOOKING_MAILS = {
  bookingConfirmed: bookingToPay(bookingMails.bookingConfirmed),
  bookingApproved: bookingToPay(bookingMails.bookingApproved),
  bookingChanged: bookingToPay(bookingMails.bookingChanged),
  bookingRestored: bookingToPay(bookingMails.bookingRestored),
  bookingReceived: timed<Booking>(ofBooking, bookingMails.bookingReceived),
  bookingCanceled: timed<Booking>(ofBooking, bookingMails.bookingCanceled),
  bookingReminder: timed<Booking>(ofBooking, bookingMails.bookingReminder),
  bookingMoved: bookingsToPay<Move>(ofMove, ({ after }) => [after], bookingMoved),
  centreNewBooking: plain<Booking>(ofBooking, centreBookingMails.centreNewBooking),
  centreNewRequest: plain<Booking>(ofBooking, centreBookingMails.centreNewRequest),
  centreCancellation: plain(ofBooking, centreCancellation),
  centreMove: plain<Move>(ofMove, centreMove),
  roomMessage: plain(ofBookingIn, roomMessage),
  depositRetained: plain(ofBookingIn, depositRetained),
  seriesBooked: seriesToPay(seriesMails.seriesBooked),
  seriesCanceled: series(seriesMails.seriesCanceled),
  centreNewSeries: series(seriesMails.centreNewSeries),
  centreSeriesCanceled: plain<Series & { isForClosure?: boolean }>(ofSeries, centreSeriesCanceled),
  prepaymentAsked: seriesToPay(prepaymentMails.prepaymentAsked),
  prepaymentReminder: seriesToPay(prepaymentMails.prepaymentReminder),
  prepaid: seriesToPay(prepaymentMails.prepaid),
  prepaymentLapsed: series(prepaymentMails.prepaymentLapsed),
};
