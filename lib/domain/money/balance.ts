import type { PaymentMethod } from "./payment";

/**
 * What is owed and what is to be given back: of a booking or a sign-up. All amounts
 * in cents.
 */

export const PAYMENT_STATUSES = ["none", "unpaid", "partial", "paid", "refund-due"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  none: "Nulla da pagare",
  unpaid: "Da pagare",
  partial: "Acconto",
  paid: "Pagato",
  "refund-due": "Da rimborsare",
};

/** What the ledger needs to know of an entry. A counter-entry is of the opposite kind and needs no care of its own. */
export interface LedgerEntry {
  kind: "payment" | "refund";
  amount: number;
}

export interface Owed {
  status: "confirmed" | "pending" | "canceled";
  totalAmount: number;
  /** What a cancellation gives back; null where nobody said, which asks for nothing. */
  refundAmount: number | null;
}

export interface Balance {
  paidAmount: number;
  /** What is to be paid and is not. */
  dueAmount: number;
  /** What was paid and is to be given back. */
  refundDue: number;
  paymentStatus: PaymentStatus;
}

/** What all entries leave in the till: payments less refunds. */
export function paidAmountOf(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { kind, amount }) => sum + (kind === "payment" ? amount : -amount), 0);
}

/** What is to be paid in the end: the total; once canceled, the total less the refund. */
export function amountToPay({ status, totalAmount, refundAmount }: Owed): number {
  if (status !== "canceled") return totalAmount;
  return Math.max(0, totalAmount - (refundAmount ?? totalAmount));
}

/** Paid, due and to be given back. Always: paid + due − refund due = what is to be paid. */
export function balanceOf(owed: Owed, entries: readonly LedgerEntry[]): Balance {
  return balanceBetween(amountToPay(owed), paidAmountOf(entries));
}

/** The same of sums that are known: what is to be paid in the end, and what all entries leave in the till. */
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
  /** For what has been, or was canceled too late; what is to come is not counted. */
  dueAmount: number;
  /** Whether something goes back by transfer, and nobody said where to. */
  lacksIban: boolean;
}

/** An entry with the way that the money took. */
export interface MethodEntry extends LedgerEntry {
  method: PaymentMethod;
}

const paidBy = (entries: readonly MethodEntry[], isMeant: (method: PaymentMethod) => boolean): number =>
  Math.max(0, paidAmountOf(entries.filter(({ method }) => isMeant(method))));

/**
 * What came by transfer, and how much of what is to be given back goes that way: what was paid by card online goes back
 * by itself first.
 */
export function transferBackOf(
  refundDue: number,
  entries: readonly MethodEntry[],
): { paidByTransfer: number; byTransfer: number } {
  const paidByTransfer = paidBy(entries, (method) => method === "transfer");
  const rest = Math.max(0, refundDue - paidBy(entries, (method) => method === "online"));
  return { paidByTransfer, byTransfer: Math.min(paidByTransfer, rest) };
}

/** What may be written for something: no payment of more than is due, no refund of more than was paid. */
export function fitsLedger(entry: LedgerEntry, { paidAmount, dueAmount }: Balance): boolean {
  return entry.amount <= (entry.kind === "payment" ? dueAmount : paidAmount);
}
