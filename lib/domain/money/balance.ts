import type { PaymentKind } from "./payment";
import { ONLINE_KEY } from "./way-to-pay";

/** Balances of bookings and of sign-ups for courses and events: amounts due and refunds due. All amounts in cents. */

export const PAYMENT_STATUSES = ["none", "unpaid", "partial", "paid", "refund-due"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A ledger entry. A reversal is an entry of the opposite kind and needs no special treatment. */
export interface LedgerEntry {
  kind: PaymentKind;
  amount: number;
}

export interface Owed {
  status: "confirmed" | "pending" | "canceled";
  totalAmount: number;
  /** The refund of a cancellation; null if none was decided, in which case nothing is owed. */
  refundAmount: number | null;
}

export interface Balance {
  paidAmount: number;
  dueAmount: number;
  /** The part of the paid amount that is to be refunded. */
  refundDue: number;
  paymentStatus: PaymentStatus;
}

export const PAID_SIGNS: Partial<Record<PaymentKind, number>> = { payment: 1, refund: -1 };

/** The net amount of all entries: payments less refunds, excluding security deposits. */
export function paidAmountOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { kind, amount }) => sum + (PAID_SIGNS[kind] ?? 0) * amount, 0);
}

/** The final amount to pay: the total or, after a cancellation, the total less the refund. */
export function amountToPay({ status, totalAmount, refundAmount }: Owed): number {
  if (status !== "canceled") return totalAmount;
  return Math.max(0, totalAmount - (refundAmount ?? totalAmount));
}

/** Invariant: paid + due − refund due = amount to pay. */
export function balanceOf(owed: Owed, entries: readonly LedgerEntry[]): Balance {
  return balanceBetween(amountToPay(owed), paidAmountOf(entries));
}

/** The balance from the final amount to pay and the net amount of all entries. */
export function balanceBetween(toPay: number, paidAmount: number): Balance {
  const dueAmount = Math.max(0, toPay - paidAmount);
  const refundDue = Math.max(0, paidAmount - toPay);
  return { paidAmount, dueAmount, refundDue, paymentStatus: statusOf({ toPay, dueAmount, refundDue }) };
}

function statusOf({
  toPay,
  dueAmount,
  refundDue,
}: {
  toPay: number;
  dueAmount: number;
  refundDue: number;
}): PaymentStatus {
  if (refundDue > 0) return "refund-due";
  if (toPay === 0) return "none";
  if (dueAmount === 0) return "paid";
  return dueAmount === toPay ? "unpaid" : "partial";
}

/** Open amounts between a person and the centre, in cents. */
export interface OpenAmounts {
  refundDue: number;
  /** Only for past items and those that were canceled too late; upcoming bookings do not count. */
  dueAmount: number;
  /** True if the refund is by bank transfer and the IBAN is missing. */
  lacksIban: boolean;
}

/** A ledger entry with the key of its payment method. */
export interface MethodEntry extends LedgerEntry {
  method: string;
  isTransfer: boolean;
}

const paidBy = (entries: readonly MethodEntry[], isMeant: (entry: MethodEntry) => boolean): number =>
  Math.max(0, paidAmountOf(entries.filter(isMeant)));

/**
 * The net amount paid by bank transfer, and how much of a refund is returned by transfer: amounts paid online by card
 * are refunded to the card first.
 */
export function refundByTransfer(
  refundDue: number,
  entries: readonly MethodEntry[],
): { paidByTransfer: number; byTransfer: number } {
  const paidByTransfer = paidBy(entries, ({ isTransfer }) => isTransfer);
  const rest = Math.max(0, refundDue - paidBy(entries, ({ method }) => method === ONLINE_KEY));
  return { paidByTransfer, byTransfer: Math.min(paidByTransfer, rest) };
}

/** Whether a payment does not exceed the amount due, or a refund the amount paid. */
export function isAcceptableEntry(
  entry: { kind: "payment" | "refund"; amount: number },
  { paidAmount, dueAmount }: Balance,
): boolean {
  return entry.amount <= (entry.kind === "payment" ? dueAmount : paidAmount);
}
