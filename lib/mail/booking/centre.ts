import { cancellationOutcome, outcomeForCentre } from "@/lib/domain/money/cancellation-outcome";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { formatDayRange } from "@/lib/domain/time/dates";
import { address } from "@/lib/mail/address";
import type { CourseSignUpFacts, MailContent } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingFacts, bookingPeriod } from "./bookings";

/** Mails to the centre. Reply-To is the customer. */

/** The facts of the booking, with the customer and the purpose. */
export function withCustomer(booking: Booking, facts = bookingFacts(booking)): [string, string][] {
  const contact = [`${booking.firstName} ${booking.lastName}`, booking.email, booking.phone ?? ""];
  return [
    ["Cliente", contact.filter((part) => part !== "").join("\n")],
    ...facts,
    ["Scopo", booking.purpose],
    ...(booking.notes ? [["Note", booking.notes] satisfies [string, string]] : []),
  ];
}

const common = (booking: Booking) => ({
  preheader: `${booking.firstName} ${booking.lastName}, ${bookingPeriod(booking).replace("\n", ", ")}`,
  facts: withCustomer(booking),
  button: { label: "Apri il pannello", url: address(paths.admin) },
  replyTo: booking.email,
});

function centreNewBooking(booking: Booking): MailContent {
  return {
    ...common(booking),
    subject: `Nuova prenotazione: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "Nuova prenotazione",
    paragraphs: ["È arrivata una prenotazione dal sito. È già confermata."],
  };
}

function centreNewRequest(booking: Booking): MailContent {
  return {
    ...common(booking),
    subject: `Richiesta da confermare: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "Una richiesta attende un prezzo",
    paragraphs: [
      "Lo spazio è riservato. Dal pannello conferma la prenotazione con un importo, oppure annullala: il cliente riceverà un'e-mail in ogni caso.",
    ],
  };
}

function centreCancellation(booking: Booking): MailContent {
  const refund = outcomeForCentre(cancellationOutcome(booking, booking.refundPercent ?? 0));
  return {
    ...common(booking),
    subject: `Prenotazione annullata: ${booking.space.name} (#${formatConfirmationNumber("booking", booking.confirmationNumber)})`,
    heading: "Prenotazione annullata",
    paragraphs: [
      `Lo spazio è di nuovo libero. ${refund}`,
      ...(booking.cancelReason ? [`Motivo: ${booking.cancelReason}`] : []),
    ],
  };
}

export const centreBookingMails = { centreNewBooking, centreNewRequest, centreCancellation };

export function centreCourseBooked(booking: CourseSignUpFacts): MailContent {
  const dates = booking.startDate
    ? formatDayRange(booking.startDate, booking.endDate ?? booking.startDate)
    : "da concordare";
  return {
    subject: `Nuova iscrizione: ${booking.courseTitle} (#${formatConfirmationNumber("course", booking.confirmationNumber)})`,
    preheader: `${booking.firstName} ${booking.lastName}, ${dates}`,
    heading: "Nuova iscrizione a un corso",
    paragraphs: ["È arrivata un'iscrizione dal sito."],
    facts: [
      ["Iscritto", `${booking.firstName} ${booking.lastName}\n${booking.email}\n${booking.phone}`],
      ["Corso", booking.courseTitle],
      ["Data", dates],
      ...(booking.notes ? [["Note", booking.notes] satisfies [string, string]] : []),
    ],
    button: { label: "Apri il pannello", url: address(paths.admin) },
    replyTo: booking.email,
  };
}
