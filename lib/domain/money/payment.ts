import { formatConfirmationNumber } from "../site/confirmation-number";

/** The words of the ledger. */

export const PAYMENT_KINDS = ["payment", "refund"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const PAYMENT_METHODS = ["cash", "transfer", "pos", "online"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_KIND_LABELS: Record<PaymentKind, string> = {
  payment: "Pagamento",
  refund: "Rimborso",
};

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: "Contanti",
  transfer: "Bonifico",
  pos: "Carta (POS)",
  online: "Carta online",
};

/** What money is taken for. */
export const PAYABLE_KINDS = ["booking", "course", "event"] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

export const PAYABLE_KIND_LABELS: Record<PayableKind, string> = {
  booking: "Spazi",
  course: "Corsi",
  event: "Eventi",
};

/** The kind of a counter-entry. */
export const oppositeOf = (kind: PaymentKind): PaymentKind => (kind === "payment" ? "refund" : "payment");

/**
 * The reason of a bank transfer, by which the treasurer finds what it is for: "Prenotazione #00042" of a booking,
 * "Iscrizione #C00042" or "Iscrizione #E00042" of a place in a course or at an event. The same in confirmations, QR
 * codes, reminders and receipts.
 * @param confirmationNumber of five digits, without a letter
 */
export const paymentReason = (kind: PayableKind, confirmationNumber: string): string =>
  kind === "booking"
    ? `Prenotazione #${confirmationNumber}`
    : `Iscrizione #${formatConfirmationNumber(kind, confirmationNumber)}`;

/**
 * What is paid, as screens name it: "Prenotazione #P00042", "Iscrizione #C00042" or "Iscrizione #E00042".
 * @param confirmationNumber of five digits, without a letter
 */
export const payableName = (kind: PayableKind, confirmationNumber: string): string =>
  `${kind === "booking" ? "Prenotazione" : "Iscrizione"} #${formatConfirmationNumber(kind, confirmationNumber)}`;
