import { bookedExtraTexts, bookingDays, bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import { promoLabel } from "@/lib/domain/money/promo-code";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { addressOf } from "@/lib/domain/site/contacts";
import { bookingCalendar } from "@/lib/feeds/booking-calendar";
import type { MailContext } from "@/lib/mail/mail-words";
import { officeFacts } from "@/lib/mail/office";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";

/** "giovedì 3 dicembre 2026", with the times on a second line. */
export const bookingPeriod = (booking: Booking, { language }: MailContext): string =>
  `${bookingDays(booking, language)}\n${bookingTimes(booking, language)}`;

/** The same on one line. */
export const periodLine = (booking: Booking, words: MailContext): string =>
  bookingPeriod(booking, words).replace("\n", ", ");

const numberOf = (booking: Booking) => formatConfirmationNumber("booking", booking.confirmationNumber);

/** The values for most texts about a booking. */
export const namesOf = (booking: Booking) => ({
  name: booking.firstName,
  room: booking.space.name,
  number: numberOf(booking),
});

/** The unpaid part of a deposit, in cents. */
const depositOpen = ({ status, depositAmount, depositHeld }: Booking): number =>
  status === "canceled" ? 0 : Math.max(0, depositAmount - depositHeld);

const openDeposits = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, booking) => sum + depositOpen(booking), 0);

/** The open deposit in a mail to the centre. */
export function depositToTake(bookings: readonly Booking[], { formats }: MailContext): [string, string][] {
  const open = openDeposits(bookings);
  return open === 0 ? [] : [["Cauzione", `${formats.cents(open)}, da incassare`]];
}

export const withoutDeposit = (booking: Booking): Booking => ({ ...booking, depositAmount: 0 });

export function depositFacts(bookings: readonly Booking[], words: MailContext): [string, string][] {
  const { t, formats } = words;
  const open = openDeposits(bookings);
  if (open === 0) return [];
  const deposit = t("mailsPrepayment.deposit.fact", { amount: formats.cents(open) });
  return [[t("asked.deposit"), deposit], ...officeFacts(words)];
}

/** A booking in a mail about its change. */
type BookingInMail = Booking & {
  /** The promo code that the change made invalid. */
  endedCode?: string | null;
};

function moreFacts(
  { extras, promo, endedCode }: BookingInMail,
  { t, word, formats }: MailContext,
): [string, string][] {
  const chosen = bookedExtraTexts({ extras });
  return [
    ...(chosen.length > 0 ? [[t("mails.facts.extras"), chosen.join("\n")] satisfies [string, string]] : []),
    ...(promo && promo.amount > 0
      ? [[word(promoLabel(promo.code)), formats.cents(-promo.amount)] satisfies [string, string]]
      : []),
    ...(endedCode
      ? [[word(promoLabel(endedCode)), t("mailsBooking.codeEnded")] satisfies [string, string]]
      : []),
  ];
}

export function bookingFacts(booking: BookingInMail, words: MailContext): [string, string][] {
  const { t, word } = words;
  return [
    [t("mails.facts.confirmation"), `#${numberOf(booking)}`],
    [
      t("mails.facts.space"),
      [booking.space.name, booking.space.location].filter((part) => part !== "").join("\n"),
    ],
    [t("mails.facts.when"), bookingPeriod(booking, words)],
    [t("mails.facts.attendees"), String(booking.attendees)],
    ...moreFacts(booking, words),
    [t("mails.facts.total"), word(bookingTotal(booking))],
    ...depositFacts([booking], words),
  ];
}

export const myBookingsButton = ({ t, address }: MailContext) => ({
  label: t("mails.myBookings"),
  url: address(paths.myBookings),
});

/** A button to the rooms, for a customer whose booking was canceled. */
export const findAnotherButton = ({ t, address }: MailContext) => ({
  label: t("mailsBooking.findAnother"),
  url: address(paths.spaces),
});

export const calendarOf = (booking: Booking, words: MailContext) => ({
  filename: words.t("mailsBooking.file", { number: numberOf(booking) }),
  content: bookingCalendar(booking, words),
});

export const placeNote = ({ t, site }: MailContext) => t("mailsBooking.where", { address: addressOf(site) });
