import type { MailContent, RoomMessageFacts } from "@/lib/mail/mail";
import { bookingFacts, myBookingsButton } from "./bookings";

/** Subject and text are sent as the centre typed them. */
export function roomMessage({ booking, subject, text }: RoomMessageFacts): MailContent {
  return {
    subject,
    preheader: booking.space.name,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    facts: bookingFacts(booking),
    ...(booking.userId === null ? {} : { button: myBookingsButton() }),
    notes: ["Ricevi questa e-mail perché hai una prenotazione. Rispondi pure: ti leggiamo."],
  };
}
