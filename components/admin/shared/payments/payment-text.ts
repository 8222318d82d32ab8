import type { PaymentKind } from "@/lib/domain/money/payment";
import type { Payment } from "@/lib/schemas/till/payment";

/** What an entry of the ledger is called: its text in `till.entry`. */
export const entryWord = ({
  kind,
  reversalOf,
}: Pick<Payment, "kind" | "reversalOf">): PaymentKind | "reversal" =>
  reversalOf === null ? kind : "reversal";

/** Whether an entry can be reversed: it is not on a receipt, not reversed yet, and does not reverse another. */
export const canReverse = ({ receiptId, reversalOf, isReversed }: Payment): boolean =>
  receiptId === null && reversalOf === null && !isReversed;

/** Whether a receipt can be issued for an entry: a payment without one that was not reversed. */
export const canHaveReceipt = (payment: Payment): boolean =>
  payment.kind === "payment" && canReverse(payment);

/** Whether it was paid by card online: Stripe holds the money, and gives it back only where a refund is asked for. */
export const isOfCard = ({ kind, method }: Pick<Payment, "kind" | "method">): boolean =>
  kind === "payment" && method === "online";

/** Whether money went out by an entry; what is retained of a deposit stays where it is. */
export const isPaidOut = ({ kind }: Pick<Payment, "kind">): boolean =>
  kind === "refund" || kind === "deposit-return";
