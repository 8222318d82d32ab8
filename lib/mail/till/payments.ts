import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { type ChargeKind, paymentReason } from "@/lib/domain/money/payment";
import { confirmationNumber, formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { howToPay } from "@/lib/domain/till/how-to-pay";
import { payeeOf } from "@/lib/domain/till/payee";
import { env } from "@/lib/env";
import { myBookingsButton } from "@/lib/mail/booking/booking-parts";
import type { MailContext } from "@/lib/mail/mail-words";
import type { FeeFacts } from "@/lib/mail/membership/members";
import type { MailContent } from "@/lib/mail/message";
import type { DisputeFacts, PaymentReminderFacts } from "@/lib/mail/money/facts";
import { officeFacts } from "@/lib/mail/office";
import type { PassFacts } from "@/lib/mail/pass/passes";
import type { SignUpFacts } from "@/lib/mail/sign-up/facts";
import { signUpButton } from "@/lib/mail/sign-up/sign-up-parts";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Receipt } from "@/lib/schemas/till/receipt";

/** Mails about payments, and the payment part of other mails. */

interface Open {
  /** In cents. */
  amount: number;
  /** The reference of a transfer. */
  reason: string;
  kind: ChargeKind;
  /** The deadline of a prepayment. */
  payBy?: string | Date | null;
  of?: "dates" | "undated";
  heldOn?: string | undefined;
}

/** A button to the unpaid charge; none for customers with neither an account nor a link. */
function buttonOf(
  { linkId, hasAccount }: PaymentReminderFacts,
  words: MailContext,
): Pick<MailContent, "button"> {
  if (linkId) return { button: signUpButton({ linkId }, words) };
  return hasAccount ? { button: myBookingsButton(words) } : {};
}

/** The reminder of an unpaid charge, with the same payment reference and QR code as in the confirmation. */
export function paymentReminder(
  reminder: PaymentReminderFacts,
  settings: Settings,
  words: MailContext,
): MailContent {
  const { t, formats } = words;
  const { kind, id, firstName: name, dueAmount, payBy, title, when = "" } = reminder;
  const reason = paymentReason(kind, confirmationNumber(id));
  const amount = formats.cents(dueAmount);
  const content: MailContent = {
    subject: t("mailsMoney.reminder.subject", { reason, title }),
    preheader: t("mailsMoney.reminder.preview", { amount }),
    heading: t("mailsMoney.reminder.heading"),
    paragraphs: [t("mailsMoney.reminder.greeting", { name, amount })],
    facts: [
      [t("mailsMoney.reminder.for"), [`${title} (${reason})`, when].filter((line) => line !== "").join("\n")],
      [t("mailsMoney.reminder.due"), amount],
    ],
    ...buttonOf(reminder, words),
  };
  return withWays(content, { amount: dueAmount, reason, kind, payBy }, settings, words);
}

/**
 * Adds to a confirmation the amount due and the ways to pay: at the desk, by transfer with the QR code that banking
 * apps read, by card. Returns the content unchanged if nothing is due or the price is not set yet.
 */
export function withWaysToPay(
  content: MailContent,
  bookings: readonly Booking[],
  now: Date,
  settings: Settings,
  words: MailContext,
): MailContent {
  const open = dueOfSeries(bookings);
  if (open === null) return content;
  const reason = paymentReason("booking", open.confirmationNumber, open.others);
  const { dueAmount: amount, payBy } = open;
  const of = open.others > 0 ? ({ of: "dates" } as const) : {};
  return withWays(content, { amount, reason, kind: "booking", payBy, ...of }, settings, words, now);
}

/**
 * The same for a sign-up for a course or event, which cannot be paid by card online.
 * @param signUp with the day of an event or a single lesson in the confirmation
 */
export function withWaysToPaySignUp(
  content: MailContent,
  signUp: Pick<SignUpFacts, "kind" | "confirmationNumber" | "dueAmount"> & { heldOn?: string | undefined },
  settings: Settings,
  words: MailContext,
): MailContent {
  const { kind, confirmationNumber, dueAmount: amount, heldOn } = signUp;
  const reason = paymentReason(kind, confirmationNumber);
  return withWays(content, { amount, reason, kind, heldOn }, settings, words);
}

/** The same for a membership fee; unchanged without a fee, or before it is recorded. */
export function withWaysToPayFee(
  content: MailContent,
  fee: FeeFacts | null,
  settings: Settings,
  words: MailContext,
): MailContent {
  if (fee === null || fee.id === null || fee.dueAmount === 0) return content;
  const reason = paymentReason("fee", confirmationNumber(fee.id));
  return withWays(content, { amount: fee.dueAmount, reason, kind: "fee" }, settings, words);
}

/** The same for a pass; unchanged if nothing is due. */
export function withWaysToPayPass(
  content: MailContent,
  { id, dueAmount: amount }: PassFacts,
  settings: Settings,
  words: MailContext,
): MailContent {
  if (amount === 0) return content;
  const reason = paymentReason("pass", confirmationNumber(id));
  return withWays(content, { amount, reason, kind: "pass" }, settings, words);
}

/** The same for charges of one person without a common day, paid together. @param things at least one */
export function withWaysToPayTogether(
  content: MailContent,
  things: readonly { kind: ChargeKind; reason: string; dueAmount: number }[],
  settings: Settings,
  words: MailContext,
): MailContent {
  const [first] = things;
  if (first === undefined) return content;
  const amount = things.reduce((sum, { dueAmount }) => sum + dueAmount, 0);
  const reason = things.map((thing) => thing.reason).join(", ");
  return withWays(content, { amount, reason, kind: first.kind, of: "undated" }, settings, words);
}

/** The ways to pay, one per line, with the QR code of a transfer and buttons to the links. */
function withWays(
  content: MailContent,
  { payBy = null, ...open }: Open,
  settings: Settings,
  words: MailContext,
  now = new Date(),
): MailContent {
  const { t, formats, word, language } = words;
  const takesCards = env().STRIPE_SECRET_KEY !== undefined;
  const payee = payeeOf({ ...settings, takesCards }, language);
  const ways = howToPay({ ...open, payBy, payee }, now);
  const codes = ways.flatMap(({ kind: way, code }) =>
    way === "transfer" && code !== null
      ? [{ label: t("mailsMoney.transferCode"), text: code, isPictureOnly: true }]
      : [],
  );
  const isAtTheDesk = ways.some(({ kind: way }) => way === "cash" || way === "pos");
  // A mail about a deposit has the office hours among its facts.
  const office = (isAtTheDesk ? officeFacts(words) : []).filter(
    ([label]) => !content.facts?.some(([known]) => known === label),
  );
  return {
    ...content,
    payment: [
      t("mailsMoney.due", { amount: formats.cents(open.amount) }),
      ...ways.map(({ line }) => word(line)),
      ...office.map(([label, hours]) => `${label}: ${hours.replaceAll("\n", ". ")}`),
    ],
    payLinks: ways.flatMap(({ label, link }) =>
      link === null ? [] : [{ label: t("money.payWith", { way: label }), url: link }],
    ),
    codes: [...codes, ...(content.codes ?? [])],
  };
}

/** To an administrator: a card's bank disputes a payment, or the dispute was decided. */
export function paymentDisputed(
  { kind, id, amount, state }: DisputeFacts,
  { t, formats }: MailContext,
): MailContent {
  const reference = `#${formatConfirmationNumber(kind, confirmationNumber(id))}`;
  return {
    subject: t(`mailsMoney.disputed.${state}.subject`),
    preheader: reference,
    heading: t(`mailsMoney.disputed.${state}.subject`),
    paragraphs: [t(`mailsMoney.disputed.${state}.text`)],
    facts: [
      [t("mailsMoney.disputed.for"), reference],
      [t("mailsMoney.disputed.amount"), formats.cents(amount)],
    ],
  };
}

/** A receipt is a fiscal document in Italian; readers of other languages are informed of that. */
export function receiptContent(
  receipt: Receipt,
  name: string,
  bytes: Uint8Array,
  { t, formats, language }: MailContext,
): MailContent {
  const { number } = receipt;
  const amount = formats.cents(receipt.total);
  return {
    subject: t("mailsMoney.receipt.subject", { number }),
    preheader: t("mailsMoney.receipt.preview", { amount }),
    heading: t("mailsMoney.receipt.heading"),
    paragraphs: [t("mailsMoney.receipt.greeting", { name })],
    facts: [
      [t("mailsMoney.receipt.receipt"), t("mailsMoney.receipt.number", { number })],
      [t("mailsMoney.receipt.total"), amount],
    ],
    ...(language === DEFAULT_LANGUAGE ? {} : { notes: [t("mailsMoney.receipt.inItalian")] }),
    document: { filename: t("mailsMoney.receipt.file", { number: number.replace("/", "-") }), bytes },
  };
}
