import type { AuditEntity } from "../site/audited";
import { formatConfirmationNumber } from "../site/confirmation-number";
import { type CalendarDay, partsOfDay } from "../time/calendar-day";

/** The vocabulary of the ledger: kinds and what is paid for. */

/** Payments and refunds of a price; what is paid in, returned and kept of a security deposit. */
export const PAYMENT_KINDS = ["payment", "refund", "deposit", "deposit-return", "deposit-retention"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** The kinds that are typed in at the desk; a retention has a reason and a call of its own. */
export const DESK_PAYMENT_KINDS = [
  "payment",
  "refund",
  "deposit",
  "deposit-return",
] as const satisfies readonly PaymentKind[];
export type DeskPaymentKind = (typeof DESK_PAYMENT_KINDS)[number];

/** Whether an entry is of a security deposit, which has no part in what is paid of the price. */
export const isOfDeposit = (kind: PaymentKind): boolean => kind !== "payment" && kind !== "refund";

/** What can be paid for. */
export const CHARGE_KINDS = ["booking", "course", "event", "fee", "pass"] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

interface ChargeKindNames {
  entity: AuditEntity;
  /** The field of a payment, and query parameter of their list, with the id of what was paid for. */
  idName: string;
  /** Before the number, on receipts. */
  word: string;
}

export const CHARGES = {
  booking: { entity: "booking", idName: "bookingId", word: "Prenotazione" },
  course: { entity: "course-booking", idName: "courseBookingId", word: "Iscrizione" },
  event: { entity: "registration", idName: "registrationId", word: "Iscrizione" },
  fee: { entity: "fee", idName: "feeId", word: "Quota" },
  pass: { entity: "pass", idName: "passId", word: "Carnet" },
} as const satisfies Record<ChargeKind, ChargeKindNames>;

/** What can be paid by card online. */
export const CARD_CHARGE_KINDS = ["booking", "fee", "pass"] as const satisfies readonly ChargeKind[];
export type CardChargeKind = (typeof CARD_CHARGE_KINDS)[number];

export const isCardKind = (kind: ChargeKind): kind is CardChargeKind =>
  CARD_CHARGE_KINDS.some((one) => one === kind);

/** The least that Stripe takes of a card, in cents of euros. */
const LEAST_CARD_AMOUNT = 50;

/** Whether an amount can be paid by card online. */
export const isCardAmount = (cents: number): boolean => cents >= LEAST_CARD_AMOUNT;

const OPPOSITES: Record<PaymentKind, DeskPaymentKind> = {
  payment: "refund",
  refund: "payment",
  deposit: "deposit-return",
  "deposit-return": "deposit",
  // What was retained is held again, to be returned.
  "deposit-retention": "deposit",
};

/** The kind of the entry that reverses an entry of `kind`. */
export const oppositeOf = (kind: PaymentKind): DeskPaymentKind => OPPOSITES[kind];

/**
 * What is paid for, with the number that screens show: "Prenotazione #P00042", "Iscrizione #C00042" or
 * "Iscrizione #E00042", "Quota #Q00042" of a member's fee, "Carnet #T00042" of a pass.
 * @param confirmationNumber five digits, without a letter
 */
export function chargeReference(kind: ChargeKind, confirmationNumber: string): string {
  return `${CHARGES[kind].word} #${formatConfirmationNumber(kind, confirmationNumber)}`;
}

/**
 * The payment reference of a bank transfer, by which the treasurer finds what it is for: "Prenotazione #00042" for a
 * booking, `chargeReference` for the rest. The same in confirmations, QR codes and
 * reminders, and in Italian whatever the payer's language: the treasurer looks for it in the bank's statement.
 * @param confirmationNumber five digits, without a letter
 * @param others how many further dates of a series are paid together with this one
 */
export function paymentReason(kind: ChargeKind, confirmationNumber: string, others = 0): string {
  if (kind !== "booking") return chargeReference(kind, confirmationNumber);
  return `Prenotazione #${confirmationNumber}${others > 0 ? " e seguenti" : ""}`;
}

/** How a fee is named: "2026", or "2026/27" where it ends in another calendar year than it begins in. */
export function feeYears({ from, until }: { from: CalendarDay; until: CalendarDay }): string {
  const [first, last] = [partsOfDay(from).year, partsOfDay(until).year];
  return first === last ? String(first) : `${first}/${String(last % 100).padStart(2, "0")}`;
}

/** What a fee is for, as receipts and mails name it: "Anno sociale 2026". @param years as `feeYears` words them */
export const membershipYearTitle = (years: string) => ({
  title: `Anno sociale ${years}`,
  translations: { en: { title: `Membership year ${years}` } },
});
