import Link from "next/link";
import type { ReactNode } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { StatusBadge } from "@/components/shared/status-badge";
import { CalendarDays, Clock, MapPin, Users } from "@/components/ui/icons";
import {
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-words";
import { writtenNumber } from "@/lib/domain/booking/confirmation-number";
import { formatCents } from "@/lib/domain/money/money";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking";
import { CalendarButtons } from "./calendar-buttons";
import { CancelBookingButton } from "./cancel-booking-button";
import { MoveBookingButton } from "./move-booking-button";
import { PayDetails } from "./pay-details";
import { WayThere } from "./way-there";

interface BookingCardProps {
  booking: Booking;
  /** Not canceled and not started. */
  canCancel: boolean;
  /** Its customer may still move it. */
  canMove?: boolean;
  /** Over or canceled: nothing to put into a calendar any more. */
  isPast: boolean;
}

/** One of the customer's own bookings (docs/product.md). */
export function BookingCard({ booking, canCancel, canMove = false, isPast }: BookingCardProps) {
  const { space, status, confirmationNumber } = booking;
  return (
    <article className="overflow-hidden rounded-lg border bg-surface shadow-rest sm:grid sm:grid-cols-[11rem_1fr]">
      <div className="relative aspect-[21/9] bg-sand-100 sm:aspect-auto">
        <ImageWithFallback
          src={spaceImageUrl(space)}
          alt=""
          fill
          sizes="(min-width: 40rem) 11rem, 92vw"
          className={isPast ? "object-cover opacity-80 grayscale-[0.5]" : "object-cover"}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-[1.45rem]">
              <Link
                href={paths.space(space)}
                className="-my-1.5 inline-flex min-h-11 items-center decoration-sage-300 decoration-2 underline-offset-4 hover:underline"
              >
                {space.name}
              </Link>
            </h2>
            <p className="mt-0.5 text-[0.92rem] text-ink-2 tabular-nums">
              Conferma #{writtenNumber("booking", confirmationNumber)}
            </p>
          </div>
          <StatusBadge status={status} />
        </div>
        <ul className="grid gap-x-6 gap-y-1.5 text-[0.97rem] sm:grid-cols-2">
          <Fact icon={<CalendarDays />}>{bookingDays(booking)}</Fact>
          <Fact icon={<Clock />}>{bookingTimes(booking)}</Fact>
          <Fact icon={<Users />}>{bookingAttendees(booking)}</Fact>
          {space.location && <Fact icon={<MapPin />}>{space.location}</Fact>}
        </ul>
        <BookingAmount booking={booking} />
        <PayDetails booking={booking} />
        {!isPast && <WayThere />}
        {!isPast && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-4">
            <CalendarButtons booking={booking} />
            <div className="flex flex-wrap gap-2">
              {canMove && <MoveBookingButton booking={booking} />}
              {canCancel && <CancelBookingButton booking={booking} />}
            </div>
          </div>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-sage-600">
      {icon}
      <span className="min-w-0 tabular-nums">{children}</span>
    </li>
  );
}

/** What it costs, and for a canceled one what comes back. */
function BookingAmount({ booking }: { booking: Booking }) {
  const { status, totalAmount, refundPercent, refundAmount } = booking;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md bg-sand-100 px-4 py-2.5">
      <p className="flex items-baseline gap-3">
        <span className="text-[0.92rem] text-ink-2">Totale</span>
        <span className="text-lg font-semibold tabular-nums">{bookingTotal(booking)}</span>
      </p>
      {status === "canceled" && totalAmount > 0 && refundAmount !== null && (
        <p className="text-[0.95rem]">
          {refundAmount > 0
            ? `Rimborso del ${refundPercent}%: ${formatCents(refundAmount)}`
            : "Nessun rimborso previsto"}
        </p>
      )}
      {status === "canceled" && booking.canceledBy === "centre" && (
        <p className="w-full text-[0.95rem]">
          Annullata dal centro{booking.cancelReason ? `: ${booking.cancelReason}` : "."}
        </p>
      )}
    </div>
  );
}
