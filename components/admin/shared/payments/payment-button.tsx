import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { type Balance, PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";

/** The payment badge of a row, which opens its payments. */
export function PaymentButton({
  balance,
  name,
  onOpen,
}: {
  balance: Balance;
  name: string;
  onOpen: () => void;
}) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${PAYMENT_STATUS_LABELS[balance.paymentStatus]}: pagamenti di ${name}`}
      onClick={onOpen}
    >
      {balance.paymentStatus === "none" ? "—" : <PaymentBadge status={balance.paymentStatus} />}
    </Button>
  );
}
