import type { PaymentKind } from "@/lib/domain/money/payment";
import type { Payment } from "@/lib/schemas/till/payment";

/** Message key of a ledger entry in `till.entry`. */
export const entryWord = ({
  kind,
  reversalOf,
}: Pick<Payment, "kind" | "reversalOf">): PaymentKind | "reversal" =>
  reversalOf === null ? kind : "reversal";

/** Whether an entry can be reversed: it is not on a receipt, not reversed yet, and not itself a reversal. */
export const canReverse = ({ receiptId, reversalOf, isReversed }: Payment): boolean =>
  receiptId === null && reversalOf === null && !isReversed;

/** Whether a receipt can be issued for an entry: a payment that is not reversed and has none yet. */
export const canHaveReceipt = (payment: Payment): boolean =>
  payment.kind === "payment" && canReverse(payment);

/** Whether it was paid online by card: the money is with Stripe, which returns it only on a refund request. */
export const isOnlineCardPayment = ({ kind, method }: Pick<Payment, "kind" | "method">): boolean =>
  kind === "payment" && method === "online";

/** Whether money went out; a retained deposit does not move. */
export const isPaidOut = ({ kind }: Pick<Payment, "kind">): boolean =>
  kind === "refund" || kind === "deposit-return";
