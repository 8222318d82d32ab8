import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Check, CircleSlash, Clock } from "@/components/ui/icons";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

const STYLES = {
  confirmed: { variant: "success", Icon: Check },
  pending: { variant: "warning", Icon: Clock },
  canceled: { variant: "destructive", Icon: CircleSlash },
} as const;

interface BookingStatusBadgeProps {
  status: BookingStatus;
  /** Held until its prepayment arrives. */
  isHeld?: boolean;
}

export function BookingStatusBadge({ status, isHeld = false }: BookingStatusBadgeProps) {
  const t = useTranslations("bookingWords.status");
  const { variant, Icon } = STYLES[status];
  return (
    <Badge variant={variant}>
      <Icon />
      {t(isHeld ? "held" : status)}
    </Badge>
  );
}
