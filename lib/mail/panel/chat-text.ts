import { type ChargeKind, paymentReason } from "@/lib/domain/money/payment";
import type { MessageText } from "@/lib/domain/panel/message-kinds";
import { addressOf } from "@/lib/domain/site/contacts";
import { bookingFacts } from "@/lib/mail/booking/booking-parts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type { SignUpFacts } from "@/lib/mail/sign-up/facts";
import { factsOf as signUpFacts } from "@/lib/mail/sign-up/sign-up-parts";
import { withWaysToPay, withWaysToPaySignUp, withWaysToPayTogether } from "@/lib/mail/till/payments";
import { factsOf as waitingFacts } from "@/lib/mail/waiting/waiting-list";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Settings } from "@/lib/schemas/site/settings";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** Messages for WhatsApp: the facts and ways to pay of the mails, as plain lines. */

type Text = Exclude<MessageText, "empty">;
type Status = Booking["status"];

/** A charge of a person that is not paid in full. */
export interface OpenItem {
  kind: ChargeKind;
  title: string;
  /** The reference of a transfer. */
  reason: string;
  /** In cents. */
  dueAmount: number;
}

const contentWith = (
  sentence: string,
  name: string,
  facts: [string, string][],
  { t }: MailContext,
): MailContent => ({
  subject: "",
  preheader: "",
  heading: "",
  paragraphs: [`${t("mailsChat.greeting", { name })}\n${sentence}`],
  facts,
});

/** The sentence that introduces a booking or sign-up: a canceled one is neither confirmed nor reminded of. */
const toneOf = (text: Text, status: Status) =>
  text === "payment" || (text === "reminder" && status !== "canceled") ? text : status;

const inLines = ({ paragraphs, facts = [], payment = [], payLinks = [] }: MailContent): string =>
  [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value.replaceAll("\n", ", ")}`).join("\n"),
    [...payment, ...payLinks.map(({ label, url }) => `${label}: ${url}`)].join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");

export function bookingChat(
  text: Text,
  booking: Booking,
  now: Date,
  settings: Settings,
  words: MailContext,
): string {
  const { t, site } = words;
  const facts: [string, string][] = [
    ...bookingFacts(booking, words),
    [t("mails.facts.where"), addressOf(site)],
  ];
  const sentence = t(`mailsChat.booking.${toneOf(text, booking.status)}`);
  const content = contentWith(sentence, booking.firstName, facts, words);
  if (booking.status !== "canceled") return inLines(withWaysToPay(content, [booking], now, settings, words));
  const reason = paymentReason("booking", booking.confirmationNumber);
  const open =
    booking.dueAmount > 0 ? [{ kind: "booking" as const, reason, dueAmount: booking.dueAmount }] : [];
  return inLines(withWaysToPayTogether(content, open, settings, words));
}

/** @param signUp in the message's language */
export function signUpChat(
  text: Text,
  signUp: SignUpFacts,
  status: Status,
  settings: Settings,
  words: MailContext,
): string {
  const sentence = words.t(`mailsChat.signUp.${toneOf(text, status)}`);
  const content = contentWith(sentence, signUp.firstName, signUpFacts(signUp, words), words);
  return inLines(signUp.dueAmount > 0 ? withWaysToPaySignUp(content, signUp, settings, words) : content);
}

function waitingSentence(
  text: Text,
  { status, offerExpiresAt }: WaitingEntry,
  { t, formats }: MailContext,
): string {
  if (status === "offered" && offerExpiresAt !== null)
    return t("mailsChat.waiting.offered", { until: formats.instant(new Date(offerExpiresAt)) });
  if (status !== "waiting") return t("mailsChat.waiting.over");
  return t(text === "confirmation" ? "mailsChat.waiting.confirmation" : "mailsChat.waiting.reminder");
}

/** @param entry in the message's language */
export const waitingChat = (text: Text, entry: WaitingEntry, words: MailContext): string =>
  inLines(
    contentWith(waitingSentence(text, entry, words), entry.firstName, waitingFacts(entry, words), words),
  );

/** All unpaid charges of a person. */
export function personChat(
  firstName: string,
  things: readonly OpenItem[],
  settings: Settings,
  words: MailContext,
): string {
  const { t, formats } = words;
  const facts = things.map(({ title, dueAmount }): [string, string] => [title, formats.cents(dueAmount)]);
  const content = contentWith(t("mailsChat.person.payment"), firstName, facts, words);
  return inLines(withWaysToPayTogether(content, things, settings, words));
}
