import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Check, CircleSlash, Clock } from "@/components/ui/icons";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

const STYLES = {
  confirmed: { variant: "success", Icon: Check },
  pending: { variant: "warning", Icon: Clock },
  canceled: { variant: "destructive", Icon: CircleSlash },
} as const;

/** The status of a booking as a badge with text, colour and icon. */
export function BookingStatusBadge({ status, className }: { status: BookingStatus; className?: string }) {
  const t = useTranslations("bookingWords.status");
  const { variant, Icon } = STYLES[status];
  return (
    <Badge variant={variant} className={className}>
      <Icon />
      {t(status)}
    </Badge>
  );
}
