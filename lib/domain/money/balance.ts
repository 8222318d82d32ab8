import type { PaymentKind } from "./payment";
import { ONLINE_KEY } from "./way-to-pay";

/**
 * What is owed and what is to be refunded for a booking of a space, a sign-up for a course or for an event. All amounts
 * in cents.
 */

export const PAYMENT_STATUSES = ["none", "unpaid", "partial", "paid", "refund-due"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** An entry of the ledger. A reversal is an entry of the opposite kind and needs no special treatment. */
export interface LedgerEntry {
  kind: PaymentKind;
  amount: number;
}

export interface Owed {
  status: "confirmed" | "pending" | "canceled";
  totalAmount: number;
  /** The refund of a cancellation; null where none was decided, which leaves nothing owed. */
  refundAmount: number | null;
}

export interface Balance {
  paidAmount: number;
  /** Still to be paid. */
  dueAmount: number;
  /** Paid and to be refunded. */
  refundDue: number;
  paymentStatus: PaymentStatus;
}

export const PAID_SIGNS: Partial<Record<PaymentKind, number>> = { payment: 1, refund: -1 };

/** The net amount of all entries: payments less refunds, without security deposits. */
export function paidAmountOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { kind, amount }) => sum + (PAID_SIGNS[kind] ?? 0) * amount, 0);
}

/** The amount to be paid in the end: the total; once canceled, the total less the refund. */
export function amountToPay({ status, totalAmount, refundAmount }: Owed): number {
  if (status !== "canceled") return totalAmount;
  return Math.max(0, totalAmount - (refundAmount ?? totalAmount));
}

/** The balance of something and its entries. Invariant: paid + due − refund due = amount to be paid. */
export function balanceOf(owed: Owed, entries: readonly LedgerEntry[]): Balance {
  return balanceBetween(amountToPay(owed), paidAmountOf(entries));
}

/** The same from two known sums: the amount to be paid in the end, and the net amount of all entries. */
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

/** What a person and the centre owe each other, in cents. */
export interface OpenSums {
  refundDue: number;
  /** For what is over, or was canceled too late; upcoming bookings are not counted. */
  dueAmount: number;
  /** Whether a refund by bank transfer lacks an IBAN. */
  lacksIban: boolean;
}

/** An entry with the key of its way to pay, and whether that is a bank transfer. */
export interface MethodEntry extends LedgerEntry {
  method: string;
  isTransfer: boolean;
}

const paidBy = (entries: readonly MethodEntry[], isMeant: (entry: MethodEntry) => boolean): number =>
  Math.max(0, paidAmountOf(entries.filter(isMeant)));

/**
 * The net amount that was paid by bank transfer, and how much of a refund goes back that way: what was paid online by
 * card is refunded to the card first.
 */
export function transferBackOf(
  refundDue: number,
  entries: readonly MethodEntry[],
): { paidByTransfer: number; byTransfer: number } {
  const paidByTransfer = paidBy(entries, ({ isTransfer }) => isTransfer);
  const rest = Math.max(0, refundDue - paidBy(entries, ({ method }) => method === ONLINE_KEY));
  return { paidByTransfer, byTransfer: Math.min(paidByTransfer, rest) };
}

/** Whether a payment or refund is acceptable: no payment above the amount due, no refund above the amount paid. */
export function fitsLedger(
  entry: { kind: "payment" | "refund"; amount: number },
  { paidAmount, dueAmount }: Balance,
): boolean {
  return entry.amount <= (entry.kind === "payment" ? dueAmount : paidAmount);
}
