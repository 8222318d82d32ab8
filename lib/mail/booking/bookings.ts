import { leftText, termsTexts } from "@/lib/domain/money/cancellation-words";
import { refundText } from "@/lib/domain/money/outcome-texts";
import { addressOf, phoneOrEmail } from "@/lib/domain/site/contacts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailCode, MailContent } from "@/lib/mail/message";
import { cancelableOf } from "@/lib/mail/money/cancelable";
import { ibanRequest } from "@/lib/mail/money/refund-iban";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import {
  bookingFacts,
  calendarOf,
  findAnotherButton,
  myBookingsButton,
  namesOf,
  periodLine,
  placeNote,
} from "./booking-parts";
import { openDeadline, wayThere } from "./day-before";

/**
 * A note and a QR code that lead to the page with the user's calendar address. They do not contain the address itself,
 * which gives access to all of the user's bookings: mails may be forwarded.
 */
function follow({ userId }: Booking, { t, address }: MailContext): { codes: MailCode[]; notes: string[] } {
  if (userId === null) return { codes: [], notes: [] };
  const settings = address(`${paths.settings}#calendario`);
  return {
    codes: [{ label: t("mailsBooking.follow.code"), text: settings, isPictureOnly: true, isAside: true }],
    notes: [t("mailsBooking.follow.note", { address: settings })],
  };
}

export function bookingConfirmed(booking: Booking, now: Date, words: MailContext): MailContent {
  const { t, word } = words;
  const { codes, notes } = follow(booking, words);
  return {
    subject: t("mailsBooking.confirmed.subject", namesOf(booking)),
    preheader: periodLine(booking, words),
    heading: t("mailsBooking.confirmed.heading"),
    paragraphs: [t("mailsBooking.confirmed.greeting", namesOf(booking))],
    facts: bookingFacts(booking, words),
    button: myBookingsButton(words),
    codes,
    notes: [placeNote(words), ...notes, termsTexts(cancelableOf(booking), now).map(word).join(" ")],
    calendar: calendarOf(booking, words),
  };
}

export function bookingReceived(booking: Booking, _now: Date, words: MailContext): MailContent {
  const { t } = words;
  return {
    subject: t("mailsBooking.received.subject", namesOf(booking)),
    preheader: t("mailsBooking.received.preview"),
    heading: t("mailsBooking.received.heading"),
    paragraphs: [t("mailsBooking.received.greeting", namesOf(booking)), t("mailsBooking.received.next")],
    facts: bookingFacts(booking, words),
    button: myBookingsButton(words),
    calendar: calendarOf(booking, words),
  };
}

function bookingApproved(booking: Booking, now: Date, words: MailContext): MailContent {
  const { t, formats } = words;
  const amount = formats.cents(booking.totalAmount);
  return {
    ...bookingConfirmed(booking, now, words),
    subject: t("mailsBooking.approved.subject", namesOf(booking)),
    heading: t("mailsBooking.approved.heading"),
    paragraphs: [t("mailsBooking.approved.greeting", { ...namesOf(booking), amount })],
  };
}

function bookingChanged(booking: Booking, now: Date, words: MailContext): MailContent {
  const { t, site } = words;
  return {
    ...bookingConfirmed(booking, now, words),
    subject: t("mailsBooking.changed.subject", namesOf(booking)),
    heading: t("mailsBooking.changed.heading"),
    paragraphs: [t("mailsBooking.changed.greeting", namesOf(booking))],
    notes: [t("mailsBooking.changed.contact", { contact: phoneOrEmail(site) }), placeNote(words)],
  };
}

/** A sentence about a canceled booking: the refund, and what remains to be paid. */
function refundSentence(booking: Booking, { word }: MailContext): string {
  const percent = booking.refundPercent ?? 0;
  const notice =
    booking.canceledBy === "centre" ? undefined : leftText(cancelableOf(booking).steps, percent, true);
  return word(refundText(booking, percent, notice));
}

/** The parts of a mail about a cancellation by the centre: the fact, the reason, and the refund. */
function canceledByCentre(
  booking: Booking,
  words: MailContext,
): Pick<MailContent, "heading" | "paragraphs" | "notes"> {
  const { t, site } = words;
  const refund = refundSentence(booking, words);
  return {
    heading: t("mailsBooking.canceled.byCentre.heading"),
    paragraphs: [
      t("mailsBooking.canceled.byCentre.greeting", { ...namesOf(booking), refund }),
      ...(booking.cancelReason ? [t("mails.reason", { reason: booking.cancelReason })] : []),
      ...ibanRequest([booking], words),
    ],
    notes: [t("mailsBooking.canceled.byCentre.contact", { contact: phoneOrEmail(site) })],
  };
}

function bookingCanceled(booking: Booking, _now: Date, words: MailContext): MailContent {
  const { t } = words;
  const refund = refundSentence(booking, words);
  return {
    subject: t("mailsBooking.canceled.subject", namesOf(booking)),
    preheader: refund,
    heading: t("mailsBooking.canceled.heading"),
    paragraphs: [
      t("mailsBooking.canceled.greeting", { ...namesOf(booking), refund }),
      ...ibanRequest([booking], words),
    ],
    ...(booking.canceledBy === "centre" ? canceledByCentre(booking, words) : {}),
    facts: bookingFacts(booking, words),
    button: findAnotherButton(words),
    calendar: calendarOf(booking, words),
  };
}

function bookingRestored(booking: Booking, now: Date, words: MailContext): MailContent {
  const { t } = words;
  const isPending = booking.status === "pending";
  return {
    ...(isPending ? bookingReceived(booking, now, words) : bookingConfirmed(booking, now, words)),
    subject: t("mailsBooking.restored.subject", namesOf(booking)),
    heading: t("mailsBooking.restored.heading"),
    paragraphs: [
      t(isPending ? "mailsBooking.restored.request" : "mailsBooking.restored.greeting", namesOf(booking)),
    ],
  };
}

function bookingReminder(booking: Booking, now: Date, words: MailContext): MailContent {
  const { t, site } = words;
  const deadline = openDeadline(cancelableOf(booking), booking, now, words);
  return {
    subject: t("mailsBooking.reminder.subject", { ...namesOf(booking), time: booking.startTime }),
    preheader: periodLine(booking, words),
    heading: t("mailsBooking.reminder.heading"),
    paragraphs: [t("mailsBooking.reminder.greeting", namesOf(booking))],
    facts: bookingFacts(booking, words),
    button: myBookingsButton(words),
    notes: [
      t("mails.whereAndContact", { address: addressOf(site), contact: phoneOrEmail(site) }),
      ...wayThere(words),
      ...(deadline ? [deadline] : []),
    ],
    calendar: calendarOf(booking, words),
  };
}

export const bookingMails = {
  bookingConfirmed,
  bookingReceived,
  bookingApproved,
  bookingChanged,
  bookingCanceled,
  bookingRestored,
  bookingReminder,
};
