import { bareIban, formatIban } from "@/lib/domain/money/iban";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { type TextKey, text, textIn } from "../language/text";
import { type CardChargeKind, type ChargeKind, isCardAmount } from "../money/payment";
import { arrivesByTransfer } from "../money/prepayment";
import { filledLink, type OfferedWay, type WayKind } from "../money/way-to-pay";
import { type CalendarDay, dayOf } from "../time/dates";
import type { Payee } from "./payee";

/** The data of a SEPA transfer. `amount` in cents. */
interface Transfer {
  name: string;
  iban: string;
  amount: number;
  reason: string;
}

/** Maximum lengths of name and reason by the guideline. */
const NAME = 70;
const REASON = 140;

/**
 * The content of a QR code for banking apps: EPC069-12, version 002, UTF-8, without a BIC (which this version permits
 * within the European Economic Area).
 */
export function transferCode({ name, iban, amount, reason }: Transfer): string {
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    firstGraphemes(name, NAME),
    bareIban(iban),
    `EUR${euros}`,
    "",
    "",
    firstGraphemes(reason, REASON),
  ].join("\n");
}

/** An amount to pay, with the payee's payment methods. */
interface ToPay {
  kind: ChargeKind;
  /** The amount requested now, in cents. */
  amount: number;
  /** The deadline of a prepayment; null for anything else. */
  payBy: string | Date | null;
  payee: Payee;
  /** The reference of a transfer: "Prenotazione #00042"; null before anything is booked. */
  reason: string | null;
  /** The dates of a series, or charges without a day of their own, such as those that a cancellation leaves. */
  of?: "dates" | "undated";
  /** The day of an event or a single lesson for which somebody is signing up. */
  heldOn?: CalendarDay | undefined;
  /** True if a button next to the list leads to the card payment, so that its line need not mention it. */
  hasCardButton?: boolean;
}

export interface ServingWay {
  key: string;
  kind: WayKind;
  label: string;
  /** A text with the label, where or when to pay, and further instructions. */
  line: string;
  /** The payment page with amount and reason filled in; null without a link, and before anything is booked. */
  link: string | null;
  /** The content of the QR code: the transfer or the link; null without either. */
  code: string | null;
}

const AT_THE_DESK = {
  booking: "howToPay.atTheDesk.booking",
  course: "howToPay.atTheDesk.place",
  event: "howToPay.atTheDesk.place",
  fee: "howToPay.atTheDesk.fee",
  pass: "howToPay.atTheDesk.pass",
} as const satisfies Record<ChargeKind, TextKey>;

/** Where each kind is paid by card; kinds that cannot be paid by card are missing. */
const BY_CARD: Partial<Record<ChargeKind, TextKey>> = {
  booking: "howToPay.card.booking",
  fee: "howToPay.card.fee",
  pass: "howToPay.card.pass",
} satisfies Record<CardChargeKind, TextKey>;

/**
 * Whether a method can be used: a transfer needs an IBAN and enough time, and arrives on another day; a card needs a
 * supported kind and a minimum amount.
 */
function serves(
  { kind: way }: OfferedWay,
  { kind, amount, payBy, payee, heldOn }: ToPay,
  now: Date,
): boolean {
  if (way === "transfer")
    return payee.iban !== null && arrivesByTransfer(payBy, now) && dayOf(now) !== heldOn;
  return way !== "online" || (BY_CARD[kind] !== undefined && isCardAmount(amount));
}

/** A text about where, when or to whom to pay; null if the association's instructions are all there is. */
function placeOf(way: OfferedWay, { kind, of, payBy, payee, reason, hasCardButton }: ToPay) {
  if (way.kind === "cash" || way.kind === "pos")
    return text(payBy !== null ? "asked.atTheDesk" : of ? `howToPay.atTheDesk.${of}` : AT_THE_DESK[kind]);
  if (way.kind === "transfer" && payee.iban !== null) {
    const values = { iban: formatIban(payee.iban), name: payee.name };
    return reason === null
      ? text("howToPay.transferLater", values)
      : text("howToPay.transfer", { ...values, reason });
  }
  const byCard = way.kind === "online" && !hasCardButton ? BY_CARD[kind] : undefined;
  return byCard === undefined ? null : text(byCard);
}

function lineOf(way: OfferedWay, toPay: ToPay): string {
  const { label } = way;
  const place = placeOf(way, toPay);
  const instructions = way.instructions.replace(/\s+/g, " ");
  if (place === null) return instructions === "" ? label : text("howToPay.way", { label, how: instructions });
  const how = textIn(place);
  return instructions === ""
    ? text("howToPay.way", { label, how })
    : text("howToPay.wayMore", { label, how, more: instructions });
}

function codesOf(way: OfferedWay, { amount, reason, payee: { name, iban } }: ToPay) {
  if (reason === null) return { link: null, code: null };
  const link = way.link && filledLink(way.link, { amount, reason });
  const isTransfer = way.kind === "transfer" && iban !== null;
  return { link, code: isTransfer ? transferCode({ name, iban, amount, reason }) : link };
}

/** The usable payment methods, one line each, for dialogs and mails alike. */
export const howToPay = (toPay: ToPay, now: Date): ServingWay[] =>
  toPay.payee.ways
    .filter((way) => serves(way, toPay, now))
    .map((way) => ({
      key: way.key,
      kind: way.kind,
      label: way.label,
      line: lineOf(way, toPay),
      ...codesOf(way, toPay),
    }));
