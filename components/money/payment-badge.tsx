import { Badge, type BadgeVariant } from "@/components/ui/badge";
import type { Icon } from "@/components/ui/draw-icon";
import { CircleCheck, Clock, Coins, RotateCcw } from "@/components/ui/icons";
import { PAYMENT_STATUS_LABELS, type PaymentStatus } from "@/lib/domain/money/balance";

const STYLES: Record<Exclude<PaymentStatus, "none">, { variant: BadgeVariant; Icon: Icon }> = {
  unpaid: { variant: "warning", Icon: Clock },
  partial: { variant: "lotus", Icon: Coins },
  paid: { variant: "success", Icon: CircleCheck },
  "refund-due": { variant: "destructive", Icon: RotateCcw },
};

/** The payment status as a badge with text, colour and icon; nothing where nothing is to be paid. */
export function PaymentBadge({ status, className }: { status: PaymentStatus; className?: string }) {
  if (status === "none") return null;
  const { variant, Icon } = STYLES[status];
  return (
    <Badge variant={variant} className={className}>
      <Icon />
      {PAYMENT_STATUS_LABELS[status]}
    </Badge>
  );
}
