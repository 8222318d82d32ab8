import { cancellationOutcome, outcomeForCentre } from "@/lib/domain/money/cancellation-outcome";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { hasEmail } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { ForClosure, RoomMessageFacts } from "@/lib/mail/booking/facts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingFacts, depositToTake, myBookingsButton, periodLine, withoutDeposit } from "./booking-parts";

/** Mails to the centre, in Italian, the language of the panel. Reply-To is the customer. */

export function withCustomer(booking: Booking, facts: [string, string][]): [string, string][] {
  const contact = [fullName(booking), booking.email, booking.phone ?? ""];
  return [
    ["Cliente", contact.filter((part) => part !== "").join("\n")],
    ...facts,
    ["Scopo", booking.purpose],
    ...(booking.notes ? [["Note", booking.notes] satisfies [string, string]] : []),
  ];
}

const common = (booking: Booking, words: MailContext) => ({
  preheader: `${fullName(booking)}, ${periodLine(booking, words)}`,
  facts: withCustomer(booking, [
    ...bookingFacts(withoutDeposit(booking), words),
    ...depositToTake([booking], words),
  ]),
  button: { label: "Apri il pannello", url: words.address(paths.admin) },
  replyTo: booking.email,
});

function centreNewBooking(booking: Booking, words: MailContext): MailContent {
  return {
    ...common(booking, words),
    subject: `Nuova prenotazione: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "Nuova prenotazione",
    paragraphs: [
      awaitsPrepayment(booking)
        ? "È arrivata una prenotazione dal sito. Si conferma da sola con il pagamento anticipato; senza, la sala torna libera."
        : "È arrivata una prenotazione dal sito. È già confermata.",
    ],
  };
}

function centreNewRequest(booking: Booking, words: MailContext): MailContent {
  return {
    ...common(booking, words),
    subject: `Richiesta da confermare: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "Una richiesta attende un prezzo",
    paragraphs: [
      "Lo spazio è riservato. Dal pannello conferma la prenotazione con un importo, oppure annullala.",
      hasEmail(booking.email)
        ? "Il cliente riceverà un'e-mail in ogni caso."
        : "Nessun indirizzo e-mail: in ogni caso avvisa tu il cliente.",
    ],
  };
}

/** What happens to the room and the money after a cancellation, and the reason for it. */
export function canceledParagraphs(
  said: { room: string; money: string },
  { cancelReason }: Pick<Booking, "cancelReason">,
): string[] {
  return [`${said.room} ${said.money}`, ...(cancelReason ? [`Motivo: ${cancelReason}`] : [])];
}

export const ROOM_IS_FREE = "Lo spazio è di nuovo libero.";

export function centreCancellation(
  { isForClosure = false, ...booking }: Booking & ForClosure,
  words: MailContext,
): MailContent {
  const money = words.word(outcomeForCentre(cancellationOutcome(booking, booking.refundPercent ?? 0)));
  const room = isForClosure ? "Annullata per una chiusura." : ROOM_IS_FREE;
  return {
    ...common(booking, words),
    subject: `Prenotazione annullata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "Prenotazione annullata",
    paragraphs: canceledParagraphs({ room, money }, booking),
  };
}

export const centreBookingMails = { centreNewBooking, centreNewRequest };

/** Subject and text are sent as the centre typed them. */
export function roomMessage({ booking, subject, text }: RoomMessageFacts, words: MailContext): MailContent {
  return {
    subject,
    preheader: booking.space.name,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    facts: bookingFacts(booking, words),
    ...(booking.userId === null ? {} : { button: myBookingsButton(words) }),
    notes: [words.t("mailsBooking.message.why")],
  };
}
