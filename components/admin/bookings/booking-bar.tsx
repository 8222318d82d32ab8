import { Coins } from "@/components/ui/icons";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { bookingDays, bookingTimes } from "@/lib/domain/booking/booking-words";
import { PAYMENT_STATUS_LABELS, type PaymentStatus } from "@/lib/domain/money/balance";
import type { Booking } from "@/lib/schemas/booking";
import { cn } from "@/lib/utils";
import { customerName } from "./booking-columns";
import { STATUS_LOOK } from "./status-look";

/** Something is to be paid or to be given back: a sign on the bar, and the words in its name. */
const MONEY_IS_OPEN: ReadonlySet<PaymentStatus> = new Set(["unpaid", "partial", "refund-due"]);

/** ", da pagare" in the words of a bar; nothing where there is nothing to pay. */
const paymentWords = ({ paymentStatus }: Booking) =>
  paymentStatus === "none" ? "" : `, ${PAYMENT_STATUS_LABELS[paymentStatus].toLowerCase()}`;

/** One booking on a lane; all that its place and look say is in its name. */
export function BookingBar({
  booking,
  isCutLeft,
  isCutRight,
  onOpen,
}: {
  booking: Booking;
  isCutLeft: boolean;
  isCutRight: boolean;
  onOpen: (booking: Booking) => void;
}) {
  const { bar, Icon } = STATUS_LOOK[booking.status];
  const words = `${customerName(booking)}, ${booking.purpose}, ${bookingDays(booking)}, ${bookingTimes(booking)}, ${BOOKING_STATUS_LABELS[booking.status].toLowerCase()}${paymentWords(booking)}`;
  return (
    <button
      type="button"
      aria-label={words}
      title={words}
      onClick={() => onOpen(booking)}
      className={cn(
        "flex size-full min-w-6 items-center gap-1.5 overflow-hidden rounded-md border-[1.5px] px-1.5 text-left text-[0.8rem] leading-tight font-semibold transition-shadow hover:shadow-raised focus-visible:z-10 focus-visible:outline-offset-0",
        bar,
        isCutLeft && "rounded-l-none border-l-0",
        isCutRight && "rounded-r-none border-r-0",
      )}
    >
      <Icon className="size-3.5 shrink-0" />
      <span aria-hidden className="min-w-0 truncate">
        {customerName(booking)}
      </span>
      {MONEY_IS_OPEN.has(booking.paymentStatus) && <Coins className="ml-auto size-3.5 shrink-0" />}
    </button>
  );
}
