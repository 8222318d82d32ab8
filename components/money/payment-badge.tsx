import { useTranslations } from "next-intl";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import type { Icon } from "@/components/ui/draw-icon";
import { CircleCheck, Clock, Coins, RotateCcw } from "@/components/ui/icons";
import type { PaymentStatus } from "@/lib/domain/money/balance";

const STYLES: Record<Exclude<PaymentStatus, "none">, { variant: BadgeVariant; Icon: Icon }> = {
  unpaid: { variant: "warning", Icon: Clock },
  partial: { variant: "lotus", Icon: Coins },
  paid: { variant: "success", Icon: CircleCheck },
  "refund-due": { variant: "destructive", Icon: RotateCcw },
};

export function PaymentBadge({ status, className }: { status: PaymentStatus; className?: string }) {
  const t = useTranslations("bookingWords.payment");
  if (status === "none") return null;
  const { variant, Icon } = STYLES[status];
  return (
    <Badge variant={variant} className={className}>
      <Icon />
      {t(status)}
    </Badge>
  );
}
