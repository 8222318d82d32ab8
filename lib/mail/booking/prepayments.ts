import { cancellationOutcome, sumOfOutcomes } from "@/lib/domain/money/cancellation-outcome";
import { outcomeText } from "@/lib/domain/money/outcome-texts";
import { amountDueNow, awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { phoneOrEmail } from "@/lib/domain/site/contacts";
import type { DepositRetainedFacts } from "@/lib/mail/booking/facts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { ibanRequest } from "@/lib/mail/money/refund-iban";
import type { Booking } from "@/lib/schemas/booking/booking";
import {
  bookingFacts,
  findAnotherButton,
  myBookingsButton,
  namesOf,
  placeNote,
  withoutDeposit,
} from "./booking-parts";
import { bookingConfirmed } from "./bookings";
import { seriesCalendarOf, seriesFacts, seriesNamesOf } from "./series";

/** Mails about bookings to be prepaid, single ones or dates of a series, and about their deposits. */

/** "Paga 20,00 € entro venerdì 4 dicembre alle 18 o la sala torna libera."; empty if no prepayment is due. */
export function prepaymentRequestText(bookings: readonly Booking[], { t, formats }: MailContext): string {
  const open = bookings.filter(awaitsPrepayment);
  const payBy = open.map((booking) => booking.payBy ?? "").sort()[0];
  if (payBy === undefined) return "";
  const amount = formats.cents(open.reduce((sum, booking) => sum + amountDueNow(booking), 0));
  const deadline = formats.deadline(new Date(payBy));
  return t(open.length === 1 ? "asked.prepay" : "asked.prepayDates", { amount, deadline });
}

/** The names for the subject and the facts of one or several bookings. */
function partsOf(bookings: readonly Booking[], words: MailContext) {
  const [first] = bookings;
  const isAlone = bookings.length === 1 && first !== undefined;
  return {
    isAlone,
    names: isAlone
      ? { ...namesOf(first), count: 1, rooms: first.space.name }
      : { ...seriesNamesOf(bookings), room: "", number: "" },
    facts: isAlone ? bookingFacts(first, words) : seriesFacts(bookings, words),
  };
}

function prepaymentAsked(bookings: readonly Booking[], _now: Date, words: MailContext): MailContent {
  const { t } = words;
  const { isAlone, names, facts } = partsOf(bookings, words);
  const ask = prepaymentRequestText(bookings, words);
  const said = isAlone ? "asked" : "askedDates";
  return {
    subject: t(`mailsPrepayment.${said}.subject`, names),
    preheader: ask,
    heading: t(`mailsPrepayment.${said}.heading`),
    paragraphs: [t(`mailsPrepayment.${said}.greeting`, { ...names, ask }), t("mailsPrepayment.asked.next")],
    facts,
    button: myBookingsButton(words),
  };
}

function prepaymentReminder(bookings: readonly Booking[], _now: Date, words: MailContext): MailContent {
  const { t } = words;
  const { isAlone, names, facts } = partsOf(bookings, words);
  const ask = prepaymentRequestText(bookings, words);
  return {
    subject: t(`mailsPrepayment.reminder.${isAlone ? "subject" : "subjectDates"}`, names),
    preheader: ask,
    heading: t("mailsPrepayment.reminder.heading"),
    paragraphs: [t("mailsPrepayment.reminder.greeting", { ...names, ask }), t("mailsPrepayment.asked.next")],
    facts,
    button: myBookingsButton(words),
  };
}

function prepaid(bookings: readonly Booking[], now: Date, words: MailContext): MailContent {
  const { t } = words;
  const { isAlone, names, facts } = partsOf(bookings, words);
  const [first] = bookings;
  const own =
    isAlone && first !== undefined
      ? bookingConfirmed(first, now, words)
      : { notes: [placeNote(words)], calendar: seriesCalendarOf(bookings, words) };
  return {
    ...own,
    subject: t(`mailsPrepayment.paid.${isAlone ? "subject" : "subjectDates"}`, names),
    preheader: t("mailsPrepayment.paid.heading"),
    heading: t("mailsPrepayment.paid.heading"),
    paragraphs: [t("mailsPrepayment.paid.greeting", names)],
    facts,
    button: myBookingsButton(words),
  };
}

function prepaymentLapsed(bookings: readonly Booking[], _now: Date, words: MailContext): MailContent {
  const { t, word, site } = words;
  const { isAlone, names, facts } = partsOf(bookings, words);
  const outcomes = bookings.map((booking) => cancellationOutcome(booking, booking.refundPercent ?? 100));
  const outcome = word(outcomeText(sumOfOutcomes(outcomes)));
  return {
    subject: t(`mailsPrepayment.lapsed.${isAlone ? "subject" : "subjectDates"}`, names),
    preheader: outcome,
    heading: t("mailsPrepayment.lapsed.heading"),
    paragraphs: [
      t("mailsPrepayment.lapsed.greeting", { ...names, outcome }),
      ...ibanRequest(bookings, words),
    ],
    facts,
    button: findAnotherButton(words),
    notes: [t("mailsPrepayment.lapsed.contact", { contact: phoneOrEmail(site) })],
  };
}

export const prepaymentMails = { prepaymentAsked, prepaymentReminder, prepaid, prepaymentLapsed };
export type PrepaymentTemplate = keyof typeof prepaymentMails;

/** Notifies a customer that their deposit, or a part of it, was retained, and why. */
export function depositRetained(
  { booking, amount, reason }: DepositRetainedFacts,
  words: MailContext,
): MailContent {
  const { t, formats, site } = words;
  const kept = { ...namesOf(booking), amount: formats.cents(amount) };
  const rest = booking.depositHeld;
  return {
    subject: t("mailsPrepayment.retained.subject", kept),
    preheader: t("mailsPrepayment.retained.preview", kept),
    heading: t(`mailsPrepayment.retained.${rest > 0 ? "heading" : "headingAll"}`),
    paragraphs: [
      t("mailsPrepayment.retained.greeting", kept),
      t("mails.reason", { reason }),
      ...(rest > 0 ? [t("mailsPrepayment.retained.rest", { amount: formats.cents(rest) })] : []),
    ],
    // The text explains the deposit, which is not to be paid again.
    facts: bookingFacts(withoutDeposit(booking), words),
    ...(booking.userId === null ? {} : { button: myBookingsButton(words) }),
    notes: [t("mailsPrepayment.retained.contact", { contact: phoneOrEmail(site) })],
  };
}
