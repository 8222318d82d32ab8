import type { AuditEntity } from "../site/audited";
import { formatConfirmationNumber } from "../site/confirmation-number";
import { type CalendarDay, partsOfDay } from "../time/calendar-day";

/** The vocabulary of the ledger: kinds of entries and of charges. */

/** Payments and refunds of a price; payments, returns and retentions of a security deposit. */
export const PAYMENT_KINDS = ["payment", "refund", "deposit", "deposit-return", "deposit-retention"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** The kinds that are entered at the desk; a retention needs a reason and has its own endpoint. */
export const DESK_PAYMENT_KINDS = [
  "payment",
  "refund",
  "deposit",
  "deposit-return",
] as const satisfies readonly PaymentKind[];
export type DeskPaymentKind = (typeof DESK_PAYMENT_KINDS)[number];

/** Whether an entry belongs to a security deposit, which does not count towards the price. */
export const isOfDeposit = (kind: PaymentKind): boolean => kind !== "payment" && kind !== "refund";

export const CHARGE_KINDS = ["booking", "course", "event", "fee", "pass"] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

interface ChargeKindNames {
  entity: AuditEntity;
  /** The field of a payment, and the query parameter of the list of payments, with the id of the charge. */
  idName: string;
  /** The word before the number on receipts. */
  word: string;
}

export const CHARGES = {
  booking: { entity: "booking", idName: "bookingId", word: "Prenotazione" },
  course: { entity: "course-booking", idName: "courseBookingId", word: "Iscrizione" },
  event: { entity: "registration", idName: "registrationId", word: "Iscrizione" },
  fee: { entity: "fee", idName: "feeId", word: "Quota" },
  pass: { entity: "pass", idName: "passId", word: "Carnet" },
} as const satisfies Record<ChargeKind, ChargeKindNames>;

export const CARD_CHARGE_KINDS = ["booking", "fee", "pass"] as const satisfies readonly ChargeKind[];
export type CardChargeKind = (typeof CARD_CHARGE_KINDS)[number];

export const isCardKind = (kind: ChargeKind): kind is CardChargeKind =>
  CARD_CHARGE_KINDS.some((one) => one === kind);

/** Stripe's minimum card payment, in euro cents. */
const LEAST_CARD_AMOUNT = 50;

/** Whether an amount reaches the minimum for an online card payment. */
export const isCardAmount = (cents: number): boolean => cents >= LEAST_CARD_AMOUNT;

const OPPOSITES: Record<PaymentKind, DeskPaymentKind> = {
  payment: "refund",
  refund: "payment",
  deposit: "deposit-return",
  "deposit-return": "deposit",
  // A reversed retention is held again, to be returned.
  "deposit-retention": "deposit",
};

export const oppositeOf = (kind: PaymentKind): DeskPaymentKind => OPPOSITES[kind];

/**
 * The name and displayed number of a charge: "Prenotazione #P00042", "Iscrizione #C00042" (course) or "Iscrizione
 * #E00042" (event), "Quota #Q00042" (membership fee), "Carnet #T00042" (pass).
 * @param confirmationNumber five digits, without a letter
 */
export function chargeReference(kind: ChargeKind, confirmationNumber: string): string {
  return `${CHARGES[kind].word} #${formatConfirmationNumber(kind, confirmationNumber)}`;
}

/**
 * The payment reference of a bank transfer, by which the treasurer identifies it: "Prenotazione #00042" for a booking,
 * `chargeReference` for the rest. The same in confirmations, QR codes and reminders, and always in Italian, because the
 * treasurer searches the bank statement for it.
 * @param confirmationNumber five digits, without a letter
 * @param others how many further dates of a series are paid together with this one
 */
export function paymentReason(kind: ChargeKind, confirmationNumber: string, others = 0): string {
  if (kind !== "booking") return chargeReference(kind, confirmationNumber);
  return `Prenotazione #${confirmationNumber}${others > 0 ? " e seguenti" : ""}`;
}

/** The label of a fee's period: "2026", or "2026/27" if it ends in a later calendar year than it begins. */
export function feeYears({ from, until }: { from: CalendarDay; until: CalendarDay }): string {
  const [first, last] = [partsOfDay(from).year, partsOfDay(until).year];
  return first === last ? String(first) : `${first}/${String(last % 100).padStart(2, "0")}`;
}

/**
 * The title of a fee on receipts and in mails: "Anno sociale 2026".
 * @param years as formatted by `feeYears`
 */
export const membershipYearTitle = (years: string) => ({
  title: `Anno sociale ${years}`,
  translations: { en: { title: `Membership year ${years}` } },
});
