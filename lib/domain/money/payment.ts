import type { AuditEntity } from "../site/audited";
import { formatConfirmationNumber } from "../site/confirmation-number";

/** The vocabulary of the ledger: kinds, methods and what is paid for. */

export const PAYMENT_KINDS = ["payment", "refund"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_METHODS = ["cash", "transfer", "pos", "online"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What can be paid for. */
export const PAYABLE_KINDS = ["booking", "course", "event"] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

/** The name of each kind in the audit log. */
export const PAYABLE_ENTITIES = {
  booking: "booking",
  course: "course-booking",
  event: "registration",
} as const satisfies Record<PayableKind, AuditEntity>;

/** The kind of the entry that reverses an entry of `kind`. */
export const oppositeOf = (kind: PaymentKind): PaymentKind => (kind === "payment" ? "refund" : "payment");

/**
 * The payment reference of a bank transfer, by which the treasurer finds what it is for: "Prenotazione #00042" for a
 * booking, "Iscrizione #C00042" or "Iscrizione #E00042" for a sign-up. The same in confirmations, QR codes, reminders and
 * receipts, and in Italian whatever the payer's language: the treasurer looks for it in the bank's statement.
 * @param confirmationNumber five digits, without a letter
 * @param others how many further dates of a series are paid together with this one
 */
export function paymentReason(kind: PayableKind, confirmationNumber: string, others = 0): string {
  if (kind !== "booking") return `Iscrizione #${formatConfirmationNumber(kind, confirmationNumber)}`;
  return `Prenotazione #${confirmationNumber}${others > 0 ? " e seguenti" : ""}`;
}
