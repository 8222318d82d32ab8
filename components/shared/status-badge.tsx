import { Badge } from "@/components/ui/badge";
import { Check, CircleSlash, Clock } from "@/components/ui/icons";
import { BOOKING_STATUS_LABELS, type BookingStatus } from "@/lib/domain/booking/booking-status";

const LOOKS = {
  confirmed: { variant: "success", Icon: Check },
  pending: { variant: "warning", Icon: Clock },
  canceled: { variant: "destructive", Icon: CircleSlash },
} as const;

/** The state of a booking in words, colour and sign. */
export function StatusBadge({ status, className }: { status: BookingStatus; className?: string }) {
  const { variant, Icon } = LOOKS[status];
  return (
    <Badge variant={variant} className={className}>
      <Icon />
      {BOOKING_STATUS_LABELS[status]}
    </Badge>
  );
}
