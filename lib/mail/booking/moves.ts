import { awaitsPrice } from "@/lib/domain/money/prepayment";
import { endedPromo } from "@/lib/domain/money/promo-code";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingFacts, namesOf, periodLine } from "./booking-parts";
import { bookingConfirmed, bookingReceived } from "./bookings";
import { withCustomer } from "./centre";
import { prepaymentRequestText } from "./prepayments";

export interface Move {
  before: Booking;
  after: Booking;
}

const place = (booking: Booking, words: MailContext) =>
  `${booking.space.name}, ${periodLine(booking, words)}`;

/** The price difference in cents; negative if the new date is cheaper, null if the price is not known yet. */
function priceChange({ before, after }: Move): number | null {
  const isOpen = [before, after].some((booking) => awaitsPrice(booking) && booking.totalAmount === 0);
  return isOpen ? null : after.totalAmount - before.totalAmount;
}

const withOldPlace = ({ before, after }: Move, words: MailContext): [string, string][] => [
  ...bookingFacts({ ...after, endedCode: endedPromo(before, after) }, words),
  [words.t("mailsBooking.moved.before"), place(before, words)],
];

/** The effect of the move on the price; `ask` describes the prepayment, if any. */
function outcomeOf(move: Move, ask: string, words: MailContext): string {
  const { t, formats } = words;
  if (awaitsPrice(move.after)) return t("mailsBooking.moved.onRequest");
  if (ask !== "") return ask;
  const change = priceChange(move) ?? 0;
  if (change === 0) return t("mailsBooking.moved.same");
  const amount = formats.cents(Math.abs(change));
  return t(change > 0 ? "mailsBooking.moved.more" : "mailsBooking.moved.less", { amount });
}

export function bookingMoved(move: Move, now: Date, words: MailContext): MailContent {
  const { t } = words;
  const { after } = move;
  const ask = prepaymentRequestText([after], words);
  return {
    ...(after.status === "pending"
      ? bookingReceived(after, now, words)
      : bookingConfirmed(after, now, words)),
    ...(ask === "" ? {} : { preheader: ask }),
    subject: t("mailsBooking.moved.subject", namesOf(after)),
    heading: t("mailsBooking.moved.heading"),
    paragraphs: [
      t("mailsBooking.moved.greeting", { ...namesOf(after), outcome: outcomeOf(move, ask, words) }),
    ],
    facts: withOldPlace(move, words),
  };
}

/** To the centre, in Italian. */
export function centreMove(move: Move, words: MailContext): MailContent {
  const { after } = move;
  const change = priceChange(move) ?? 0;
  const price =
    change === 0
      ? ""
      : ` Il nuovo costa ${words.formats.cents(Math.abs(change))} in ${change > 0 ? "più" : "meno"}.`;
  const request = awaitsPrice(after)
    ? " Il nuovo prezzo è su richiesta: confermala dal pannello con un importo."
    : "";
  return {
    subject: `Prenotazione spostata dal cliente: ${after.space.name} (#${formatConfirmationNumber("booking", after.confirmationNumber)})`,
    preheader: `Ora: ${place(after, words)}`,
    heading: "Un cliente ha spostato la sua prenotazione",
    paragraphs: [`Il vecchio orario è di nuovo libero.${price}${request}`],
    facts: withCustomer(after, withOldPlace(move, words)),
    button: { label: "Apri il pannello", url: words.address(paths.admin) },
    replyTo: after.email,
  };
}
