import { Check, CircleSlash, Clock } from "@/components/ui/icons";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

/** Look of a booking by status: colour, pattern and icon, so that colour is not the only cue. */
export const STATUS_LOOK = {
  confirmed: { bar: "border-sage-600 bg-sage-200 text-sage-800", Icon: Check },
  pending: { bar: "border-honey-700 border-dashed bg-honey-100 lane-hatched text-honey-700", Icon: Clock },
  canceled: {
    bar: "border-sand-400 border-dotted bg-surface text-ink-2 line-through",
    Icon: CircleSlash,
  },
} as const satisfies Record<BookingStatus, { bar: string; Icon: typeof Check }>;
