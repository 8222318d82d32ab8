import { bookingDays, bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import { describeRefund } from "@/lib/domain/money/cancellation-outcome";
import { describeTerms, formatNotice } from "@/lib/domain/money/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { bookingCalendar } from "@/lib/feeds/booking-calendar";
import { address } from "@/lib/mail/address";
import type { MailCode, MailContent } from "@/lib/mail/mail";
import { askForIban } from "@/lib/mail/money/refund-iban";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { site, siteAddress } from "@/lib/site";
import { openDeadline, WAY_THERE } from "./day-before";

/** Mails about bookings to the customer. */

/** "giovedì 3 dicembre 2026", with the times on a second line. */
export const bookingPeriod = (booking: Booking): string =>
  `${bookingDays(booking)}\n${bookingTimes(booking)}`;

/** The facts of a booking, as lines of label and value. */
export function bookingFacts(booking: Booking): [string, string][] {
  return [
    ["Conferma", `#${formatConfirmationNumber("booking", booking.confirmationNumber)}`],
    ["Spazio", [booking.space.name, booking.space.location].filter((part) => part !== "").join("\n")],
    ["Quando", bookingPeriod(booking)],
    ["Partecipanti", String(booking.attendees)],
    ["Totale", bookingTotal(booking)],
  ];
}

export const myBookingsButton = () => ({ label: "Le Mie Prenotazioni", url: address(paths.myBookings) });

const calendarOf = (booking: Booking) => ({
  filename: `prenotazione-${formatConfirmationNumber("booking", booking.confirmationNumber)}.ics`,
  content: bookingCalendar(booking),
});

export const WHERE_NOTE = `Ti aspettiamo in ${siteAddress}. Trovi in allegato l'appuntamento per il tuo calendario.`;

const calendarSettings = () => address(`${paths.settings}#calendario`);

/**
 * A note and a QR code that lead to the page with the user's calendar address. Not the address itself, which gives
 * access to all of the user's bookings: mails may be forwarded.
 */
const follow = ({ userId }: Booking): { codes: MailCode[]; notes: string[] } =>
  userId === null
    ? { codes: [], notes: [] }
    : {
        codes: [
          {
            label: "Tutte le tue prenotazioni nel calendario del telefono: inquadra e crea il collegamento",
            text: calendarSettings(),
            isPictureOnly: true,
            isAside: true,
          },
        ],
        notes: [
          `Vuoi tutte le tue prenotazioni nel calendario del telefono, sempre aggiornate? Il collegamento, con il suo codice QR, è in Impostazioni: ${calendarSettings()}`,
        ],
      };

export function bookingConfirmed(booking: Booking, now: Date): MailContent {
  const { codes, notes } = follow(booking);
  return {
    subject: `Prenotazione confermata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    preheader: bookingPeriod(booking).replace("\n", ", "),
    heading: "Prenotazione confermata",
    paragraphs: [`Ciao ${booking.firstName},\nla tua prenotazione è stata confermata con successo!`],
    facts: bookingFacts(booking),
    button: myBookingsButton(),
    codes,
    notes: [WHERE_NOTE, ...notes, describeTerms(new Date(booking.startsAt), now)],
    calendar: calendarOf(booking),
  };
}

export function bookingReceived(booking: Booking): MailContent {
  return {
    subject: `Richiesta ricevuta: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    preheader: "Lo spazio è riservato per te: ti confermeremo il prezzo.",
    heading: "Abbiamo ricevuto la tua richiesta",
    paragraphs: [
      `Ciao ${booking.firstName},\nper questa prenotazione il prezzo è su richiesta. Nel frattempo lo spazio è riservato per te.`,
      "Appena l'avremo valutata riceverai un'e-mail con l'importo e la conferma.",
    ],
    facts: bookingFacts(booking),
    button: myBookingsButton(),
    calendar: calendarOf(booking),
  };
}

function bookingApproved(booking: Booking, now: Date): MailContent {
  return {
    ...bookingConfirmed(booking, now),
    subject: `La tua richiesta è confermata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "La tua richiesta è confermata",
    paragraphs: [
      `Ciao ${booking.firstName},\nabbiamo confermato la tua prenotazione. L'importo è di ${formatCents(booking.totalAmount)}.`,
    ],
  };
}

function bookingChanged(booking: Booking, now: Date): MailContent {
  return {
    ...bookingConfirmed(booking, now),
    subject: `Prenotazione modificata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "La tua prenotazione è cambiata",
    paragraphs: [
      `Ciao ${booking.firstName},\nla segreteria ha modificato la tua prenotazione. Questi sono i dati aggiornati.`,
    ],
    notes: [`Qualcosa non va? Rispondi a questa e-mail o chiamaci: ${site.phones[0] ?? ""}`, WHERE_NOTE],
  };
}

/** A sentence about a canceled booking: what is refunded and what remains to be paid. */
export function refundSentence(booking: Booking): string {
  const percent = booking.refundPercent ?? 0;
  return booking.canceledBy === "centre"
    ? describeRefund(booking, percent)
    : describeRefund(booking, percent, formatNotice(percent, true));
}

/** The parts of a mail about a cancellation by the centre: the fact, the reason, and the refund. */
function canceledByCentre(booking: Booking): Pick<MailContent, "heading" | "paragraphs" | "notes"> {
  return {
    heading: "Il centro ha annullato la tua prenotazione",
    paragraphs: [
      `Ciao ${booking.firstName},\nci dispiace: abbiamo dovuto annullare la prenotazione qui sotto. ${refundSentence(booking)}`,
      ...(booking.cancelReason ? [`Il motivo: ${booking.cancelReason}`] : []),
      ...askForIban([booking]),
    ],
    notes: [`Vuoi un'altra data? Rispondi a questa e-mail o chiamaci: ${site.phones[0] ?? site.email}.`],
  };
}

function bookingCanceled(booking: Booking): MailContent {
  return {
    subject: `Prenotazione annullata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    preheader: refundSentence(booking),
    heading: "Prenotazione annullata",
    paragraphs: [
      `Ciao ${booking.firstName},\nla prenotazione qui sotto è stata annullata. ${refundSentence(booking)}`,
      ...askForIban([booking]),
    ],
    ...(booking.canceledBy === "centre" ? canceledByCentre(booking) : {}),
    facts: bookingFacts(booking),
    button: { label: "Trova un altro spazio", url: address(paths.spaces) },
    calendar: calendarOf(booking),
  };
}

function bookingRestored(booking: Booking, now: Date): MailContent {
  const isPending = booking.status === "pending";
  return {
    ...(isPending ? bookingReceived(booking) : bookingConfirmed(booking, now)),
    subject: `Prenotazione ripristinata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "La tua prenotazione è di nuovo valida",
    paragraphs: [
      `Ciao ${booking.firstName},\nl'annullamento è stato ritirato: ${isPending ? "lo spazio è di nuovo riservato per te, in attesa dell'importo." : "la prenotazione qui sotto è di nuovo confermata."}`,
    ],
  };
}

function bookingReminder(booking: Booking, now: Date): MailContent {
  const deadline = openDeadline(booking.startsAt, booking, now);
  return {
    subject: `Domani: ${booking.space.name}, ore ${booking.startTime}`,
    preheader: bookingPeriod(booking).replace("\n", ", "),
    heading: "Ci vediamo domani",
    paragraphs: [`Ciao ${booking.firstName},\nti ricordiamo la tua prenotazione di domani.`],
    facts: bookingFacts(booking),
    button: myBookingsButton(),
    notes: [
      `Ti aspettiamo in ${siteAddress}. Per qualsiasi cosa: ${site.phones[0] ?? site.email}.`,
      WAY_THERE,
      ...(deadline ? [deadline] : []),
    ],
    calendar: calendarOf(booking),
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
