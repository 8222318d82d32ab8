import { PAYMENT_KIND_LABELS } from "@/lib/domain/money/payment";
import type { Payment } from "@/lib/schemas/till/payment";

/** "Pagamento", "Rimborso", or "Storno" for an entry that reverses another. */
export const paymentLabel = ({ kind, reversalOf }: Pick<Payment, "kind" | "reversalOf">): string =>
  reversalOf === null ? PAYMENT_KIND_LABELS[kind] : "Storno";

/** Whether an entry can be reversed: it is not on a receipt, not reversed yet, and does not reverse another. */
export const canReverse = ({ receiptId, reversalOf, isReversed }: Payment): boolean =>
  receiptId === null && reversalOf === null && !isReversed;

/** Whether a receipt can be issued for an entry: a payment without one that was not reversed. */
export const canHaveReceipt = (payment: Payment): boolean =>
  payment.kind === "payment" && canReverse(payment);
