import { STATUS_LOOK } from "@/components/admin/bookings/status-look";
import {
  CalendarSync,
  DoorClosed,
  GraduationCap,
  Hourglass,
  type Icon,
  PartyPopper,
} from "@/components/ui/icons";
import type { PaymentStatus } from "@/lib/domain/money/balance";
import type { TakenKind } from "@/lib/domain/space/taken-time";
import type { BoardEntry } from "@/lib/schemas/board";

interface Look {
  bar: string;
  Icon: Icon;
}

/** Each kind by sign, line and pattern, so that nobody depends on the colour. */
export const KIND_LOOK: Record<Exclude<TakenKind, "booking">, Look> = {
  course: { bar: "border-lotus-600 border-l-4 bg-lotus-100 text-lotus-700", Icon: GraduationCap },
  event: { bar: "border-terra-600 border-l-4 border-double bg-terra-50 text-terra-700", Icon: PartyPopper },
  closure: { bar: "border-sand-400 bg-sand-100 lane-closed text-ink", Icon: DoorClosed },
  hold: { bar: "border-honey-700 border-dotted bg-honey-100 text-honey-700", Icon: Hourglass },
  external: { bar: "border-ink-2 border-dashed bg-surface text-ink", Icon: CalendarSync },
};

export function lookOf({ kind, status }: Pick<BoardEntry, "kind" | "status">): Look {
  return kind === "booking" ? STATUS_LOOK[status ?? "confirmed"] : KIND_LOOK[kind];
}

/** The money of a booking in two signs; its words are in the name of the entry. */
export const PAYMENT_SIGNS: Record<PaymentStatus, string> = {
  none: "",
  unpaid: "€?",
  partial: "€½",
  paid: "€✓",
  "refund-due": "€↩",
};
