import { Check, CircleSlash, Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { BOOKING_STATUS_LABELS, type BookingStatus } from "@/lib/domain/booking-status";

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
      <Icon aria-hidden />
      {BOOKING_STATUS_LABELS[status]}
    </Badge>
  );
}
