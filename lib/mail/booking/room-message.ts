import type { RoomMessageFacts } from "@/lib/mail/booking/facts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { bookingFacts, myBookingsButton } from "./booking-parts";

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
