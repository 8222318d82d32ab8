import {
  cancellationOutcome,
  describeOutcome,
  outcomeForCentre,
  sumOfOutcomes,
} from "@/lib/domain/money/cancellation-outcome";
import { formatCents } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { formatDayRange, formatShortDay } from "@/lib/domain/time/dates";
import { bookingsCalendar } from "@/lib/feeds/booking-calendar";
import { address } from "@/lib/mail/address";
import type { MailContent, SeriesTemplate } from "@/lib/mail/mail";
import { askForIban } from "@/lib/mail/money/refund-iban";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { site } from "@/lib/site";
import { bookingConfirmed, myBookingsButton, WHERE_NOTE } from "./bookings";
import { withCustomer } from "./centre";

/** Mails about a series: several dates booked or canceled together. */

const dates = (count: number) => (count === 1 ? "1 data" : `${count} date`);

/** "mar 1 dic, 08:00 – 13:00 (#00042)" */
function dateLine({ startDate, endDate, startTime, endTime, confirmationNumber }: Booking): string {
  const days = startDate === endDate ? formatShortDay(startDate) : formatDayRange(startDate, endDate);
  return `${days}, ${startTime} – ${endTime} (#${formatConfirmationNumber("booking", confirmationNumber)})`;
}

/** The rooms of a series; a date that was moved may be in another room than the rest. */
const roomsOf = (bookings: readonly Booking[]): string =>
  [...new Set(bookings.map(({ space }) => space.name))].join(", ");

function totalOf(bookings: readonly Booking[]): string {
  const total = formatCents(bookings.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
  const isOpen = bookings.some(({ status, totalAmount }) => status === "pending" && totalAmount === 0);
  if (!isOpen) return total;
  return bookings.every(({ totalAmount }) => totalAmount === 0)
    ? "su richiesta"
    : `${total}, più le date su richiesta`;
}

const facts = (bookings: readonly Booking[]): [string, string][] => [
  ["Spazio", roomsOf(bookings)],
  ["Date", bookings.map(dateLine).join("\n")],
  ["Totale", totalOf(bookings)],
];

const outcomeOf = (bookings: readonly Booking[]) =>
  sumOfOutcomes(bookings.map((booking) => cancellationOutcome(booking, booking.refundPercent ?? 0)));

const calendarOf = (bookings: readonly Booking[]) => ({
  filename: `prenotazioni-${bookings[0] ? formatConfirmationNumber("booking", bookings[0].confirmationNumber) : ""}.ics`,
  content: bookingsCalendar(bookings),
});

const nameOf = ([first]: readonly Booking[]) => first?.firstName ?? "";

function seriesBooked(bookings: readonly Booking[], now: Date): MailContent {
  const [first] = bookings;
  const open = bookings.filter(({ status }) => status === "pending").length;
  const terms = first ? bookingConfirmed(first, now).notes?.at(-1) : undefined;
  return {
    subject:
      open === bookings.length
        ? `Richiesta ricevuta: ${dates(bookings.length)} in ${roomsOf(bookings)}`
        : `Prenotazione confermata: ${dates(bookings.length)} in ${roomsOf(bookings)}`,
    preheader: bookings.map(dateLine).slice(0, 3).join(" · "),
    heading: open === bookings.length ? "Abbiamo ricevuto la tua richiesta" : "Le tue date sono confermate",
    paragraphs: [
      `Ciao ${nameOf(bookings)},\nhai prenotato ${dates(bookings.length)} insieme. Le trovi tutte qui sotto.`,
      ...(open > 0
        ? [
            "Per le date su richiesta lo spazio è riservato: ti scriviamo con l'importo appena le confermiamo.",
          ]
        : []),
    ],
    facts: facts(bookings),
    button: myBookingsButton(),
    notes: [WHERE_NOTE, ...(terms ? [`Per ogni data, a partire dalla prima: ${terms}`] : [])],
    calendar: calendarOf(bookings),
  };
}

function seriesCanceled(bookings: readonly Booking[]): MailContent {
  const [first] = bookings;
  const isByCentre = first?.canceledBy === "centre";
  const outcome = describeOutcome(outcomeOf(bookings));
  return {
    subject: `Prenotazioni annullate: ${dates(bookings.length)} in ${roomsOf(bookings)}`,
    preheader: outcome,
    heading: isByCentre ? "Il centro ha annullato le tue prenotazioni" : "Prenotazioni annullate",
    paragraphs: [
      isByCentre
        ? `Ciao ${nameOf(bookings)},\nci dispiace: abbiamo dovuto annullare le prenotazioni qui sotto. ${outcome}`
        : `Ciao ${nameOf(bookings)},\nle prenotazioni qui sotto sono state annullate. ${outcome}`,
      ...(first?.cancelReason ? [`Il motivo: ${first.cancelReason}`] : []),
      ...askForIban(bookings),
    ],
    facts: facts(bookings),
    button: { label: "Trova un altro spazio", url: address(paths.spaces) },
    ...(isByCentre
      ? { notes: [`Vuoi altre date? Rispondi a questa e-mail o chiamaci: ${site.phones[0] ?? site.email}.`] }
      : {}),
    calendar: calendarOf(bookings),
  };
}

const toCentre = (bookings: readonly Booking[]) => {
  const [first] = bookings;
  return {
    preheader: bookings.map(dateLine).slice(0, 3).join(" · "),
    facts: first ? withCustomer(first, facts(bookings)) : facts(bookings),
    button: { label: "Apri il pannello", url: address(paths.admin) },
    ...(first ? { replyTo: first.email } : {}),
  };
};

function centreNewSeries(bookings: readonly Booking[]): MailContent {
  const open = bookings.filter(({ status }) => status === "pending").length;
  return {
    ...toCentre(bookings),
    subject: `Nuova prenotazione: ${dates(bookings.length)} in ${roomsOf(bookings)}`,
    heading: "Nuova prenotazione di più date",
    paragraphs: [
      open === 0
        ? "È arrivata una prenotazione di più date dal sito. Sono già confermate."
        : `È arrivata una prenotazione di più date dal sito. ${dates(open)} su richiesta: confermale dal pannello con un importo, oppure annullale.`,
    ],
  };
}

function centreSeriesCanceled(bookings: readonly Booking[]): MailContent {
  return {
    ...toCentre(bookings),
    subject: `Prenotazioni annullate: ${dates(bookings.length)} in ${roomsOf(bookings)}`,
    heading: "Prenotazioni annullate",
    paragraphs: [`Lo spazio è di nuovo libero. ${outcomeForCentre(outcomeOf(bookings))}`],
  };
}

export const seriesMails: Record<SeriesTemplate, (bookings: readonly Booking[], now: Date) => MailContent> = {
  seriesBooked,
  seriesCanceled,
  centreNewSeries,
  centreSeriesCanceled,
};
