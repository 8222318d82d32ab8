import { formatCents } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { address } from "@/lib/mail/address";
import type { MailContent } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingConfirmed, bookingFacts, bookingPeriod, bookingReceived } from "./bookings";
import { withCustomer } from "./centre";

/** Mails about a booking that the customer has moved. */

interface Move {
  before: Booking;
  after: Booking;
}

const place = (booking: Booking) => `${booking.space.name}, ${bookingPeriod(booking).replace("\n", ", ")}`;

/** "10,00 € in più"; null when the price is the same or not known yet. */
function priceChange({ before, after }: Move): string | null {
  const difference = after.totalAmount - before.totalAmount;
  const isOpen = [before, after].some(({ status, totalAmount }) => status === "pending" && totalAmount === 0);
  if (isOpen || difference === 0) return null;
  return difference > 0 ? `${formatCents(difference)} in più` : `${formatCents(-difference)} in meno`;
}

const withOldPlace = ({ before, after }: Move): [string, string][] => [
  ...bookingFacts(after),
  ["Prima", place(before)],
];

export function bookingMoved(move: Move, now: Date): MailContent {
  const { after } = move;
  const isPending = after.status === "pending";
  const change = priceChange(move);
  const outcome = isPending
    ? "Qui il prezzo è su richiesta: lo spazio è riservato e ti scriviamo con l'importo."
    : change
      ? `La nuova data costa ${change}.`
      : "Il prezzo non cambia.";
  return {
    ...(isPending ? bookingReceived(after) : bookingConfirmed(after, now)),
    subject: `Prenotazione spostata: ${after.space.name} (#${formatConfirmationNumber("booking", after.confirmationNumber)})`,
    heading: "Hai spostato la tua prenotazione",
    paragraphs: [`Ciao ${after.firstName},\nquesta è la tua nuova data. ${outcome}`],
    facts: withOldPlace(move),
  };
}

export function centreMove(move: Move): MailContent {
  const { after } = move;
  const change = priceChange(move);
  const request =
    after.status === "pending"
      ? " Il nuovo prezzo è su richiesta: confermala dal pannello con un importo."
      : "";
  return {
    subject: `Prenotazione spostata dal cliente: ${after.space.name} (#${formatConfirmationNumber("booking", after.confirmationNumber)})`,
    preheader: `Ora: ${place(after)}`,
    heading: "Un cliente ha spostato la sua prenotazione",
    paragraphs: [
      `Il vecchio orario è di nuovo libero.${change ? ` Il nuovo costa ${change}.` : ""}${request}`,
    ],
    facts: withCustomer(after, withOldPlace(move)),
    button: { label: "Apri il pannello", url: address(paths.admin) },
    replyTo: after.email,
  };
}
