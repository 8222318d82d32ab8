import {
  cancellationOutcome,
  outcomeForCentre,
  sumOfOutcomes,
} from "@/lib/domain/money/cancellation-outcome";
import { outcomeText } from "@/lib/domain/money/outcome-texts";
import { awaitsPrepayment, awaitsPrice } from "@/lib/domain/money/prepayment";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { phoneOrEmail } from "@/lib/domain/site/contacts";
import { bookingsCalendar } from "@/lib/feeds/booking-calendar";
import type { ForClosure } from "@/lib/mail/booking/facts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { ibanRequest } from "@/lib/mail/money/refund-iban";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import {
  depositFacts,
  depositToTake,
  findAnotherButton,
  myBookingsButton,
  placeNote,
  withoutDeposit,
} from "./booking-parts";
import { bookingConfirmed } from "./bookings";
import { canceledParagraphs, ROOM_IS_FREE, withCustomer } from "./centre";

/** "mar 1 dic, 08:00 – 13:00 (#00042)" */
function dateLine(booking: Booking, { formats }: MailContext): string {
  const { startDate, endDate, startTime, endTime, confirmationNumber } = booking;
  const days = startDate === endDate ? formats.shortDay(startDate) : formats.days(startDate, endDate);
  return `${days}, ${startTime} – ${endTime} (#${formatConfirmationNumber("booking", confirmationNumber)})`;
}

const dateLines = (bookings: readonly Booking[], words: MailContext) =>
  bookings.map((booking) => dateLine(booking, words));

/** The values for texts about a series. A moved date may be in another room than the rest. */
export const seriesNamesOf = (bookings: readonly Booking[]) => ({
  name: bookings[0]?.firstName ?? "",
  count: bookings.length,
  rooms: [...new Set(bookings.map(({ space }) => space.name))].join(", "),
});

function totalOf(bookings: readonly Booking[], { t, formats }: MailContext): string {
  const total = formats.cents(bookings.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
  const isOpen = bookings.some((booking) => awaitsPrice(booking) && booking.totalAmount === 0);
  if (!isOpen) return total;
  return bookings.every(({ totalAmount }) => totalAmount === 0)
    ? t("mailsBooking.series.onRequest")
    : t("mailsBooking.series.partlyOnRequest", { total });
}

export const seriesFacts = (bookings: readonly Booking[], words: MailContext): [string, string][] => [
  [words.t("mails.facts.space"), seriesNamesOf(bookings).rooms],
  [words.t("mailsBooking.series.dates"), dateLines(bookings, words).join("\n")],
  [words.t("mails.facts.total"), totalOf(bookings, words)],
  ...depositFacts(bookings, words),
];

const outcomeOf = (bookings: readonly Booking[]) =>
  sumOfOutcomes(bookings.map((booking) => cancellationOutcome(booking, booking.refundPercent ?? 0)));

export function seriesCalendarOf(bookings: readonly Booking[], words: MailContext) {
  const [first] = bookings;
  const number = first ? formatConfirmationNumber("booking", first.confirmationNumber) : "";
  return {
    filename: words.t("mailsBooking.seriesFile", { number }),
    content: bookingsCalendar(bookings, words),
  };
}

function seriesBooked(bookings: readonly Booking[], now: Date, words: MailContext): MailContent {
  const { t } = words;
  const [first] = bookings;
  const open = bookings.filter(awaitsPrice).length;
  const kind = open === bookings.length ? "received" : "confirmed";
  const terms = first ? bookingConfirmed(first, now, words).notes?.at(-1) : undefined;
  return {
    subject: t(`mailsBooking.series.${kind}.subject`, seriesNamesOf(bookings)),
    preheader: dateLines(bookings, words).slice(0, 3).join(" · "),
    heading: t(`mailsBooking.series.${kind}.heading`),
    paragraphs: [
      t("mailsBooking.series.confirmed.greeting", seriesNamesOf(bookings)),
      ...(open > 0 ? [t("mailsBooking.series.confirmed.open")] : []),
    ],
    facts: seriesFacts(bookings, words),
    button: myBookingsButton(words),
    notes: [placeNote(words), ...(terms ? [t("mailsBooking.series.confirmed.terms", { terms })] : [])],
    calendar: seriesCalendarOf(bookings, words),
  };
}

function seriesCanceled(bookings: readonly Booking[], _now: Date, words: MailContext): MailContent {
  const { t, word, site } = words;
  const [first] = bookings;
  const isByCentre = first?.canceledBy === "centre";
  const outcome = word(outcomeText(outcomeOf(bookings)));
  const said = isByCentre ? "canceled.byCentre" : "canceled";
  return {
    subject: t("mailsBooking.series.canceled.subject", seriesNamesOf(bookings)),
    preheader: outcome,
    heading: t(`mailsBooking.series.${said}.heading`),
    paragraphs: [
      t(`mailsBooking.series.${said}.greeting`, { ...seriesNamesOf(bookings), outcome }),
      ...(first?.cancelReason ? [t("mails.reason", { reason: first.cancelReason })] : []),
      ...ibanRequest(bookings, words),
    ],
    facts: seriesFacts(bookings, words),
    button: findAnotherButton(words),
    ...(isByCentre
      ? { notes: [t("mailsBooking.series.canceled.byCentre.contact", { contact: phoneOrEmail(site) })] }
      : {}),
    calendar: seriesCalendarOf(bookings, words),
  };
}

/** To the centre, in Italian. */
const toCentre = (bookings: readonly Booking[], words: MailContext) => {
  const [first] = bookings;
  const facts = [...seriesFacts(bookings.map(withoutDeposit), words), ...depositToTake(bookings, words)];
  return {
    preheader: dateLines(bookings, words).slice(0, 3).join(" · "),
    facts: first ? withCustomer(first, facts) : facts,
    button: { label: "Apri il pannello", url: words.address(paths.admin) },
    ...(first ? { replyTo: first.email } : {}),
  };
};

const dates = (count: number) => (count === 1 ? "1 data" : `${count} date`);

function centreNewSeries(bookings: readonly Booking[], _now: Date, words: MailContext): MailContent {
  const open = bookings.filter(awaitsPrice).length;
  return {
    ...toCentre(bookings, words),
    subject: `Nuova prenotazione: ${dates(bookings.length)} in ${seriesNamesOf(bookings).rooms}`,
    heading: "Nuova prenotazione di più date",
    paragraphs: [
      open === 0
        ? bookings.some(awaitsPrepayment)
          ? "È arrivata una prenotazione di più date dal sito. Si confermano da sole con il pagamento anticipato; senza, le date tornano libere."
          : "È arrivata una prenotazione di più date dal sito. Sono già confermate."
        : `È arrivata una prenotazione di più date dal sito. ${dates(open)} su richiesta: confermale dal pannello con un importo, oppure annullale.`,
    ],
  };
}

export function centreSeriesCanceled(
  { bookings, isForClosure = false }: { bookings: readonly Booking[] } & ForClosure,
  words: MailContext,
): MailContent {
  const [first] = bookings;
  const money = words.word(outcomeForCentre(outcomeOf(bookings)));
  const room = isForClosure ? "Annullate per una chiusura." : ROOM_IS_FREE;
  return {
    ...toCentre(bookings, words),
    subject: `Prenotazioni annullate: ${dates(bookings.length)} in ${seriesNamesOf(bookings).rooms}`,
    heading: "Prenotazioni annullate",
    paragraphs: canceledParagraphs({ room, money }, { cancelReason: first?.cancelReason ?? null }),
  };
}

export const seriesMails = { seriesBooked, seriesCanceled, centreNewSeries };
