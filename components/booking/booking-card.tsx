import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { Awaited } from "@/components/money/awaited";
import { PayDetails } from "@/components/money/pay-details";
import { CalendarDays, Clock, MapPin, Package, Users } from "@/components/ui/icons";
import { useTextResolver } from "@/components/ui/use-words";
import {
  bookedExtraTexts,
  bookingAttendees,
  bookingDays,
  bookingTimes,
  bookingTotal,
} from "@/lib/domain/booking/booking-text";
import { openBalanceText } from "@/lib/domain/money/outcome-texts";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ArrivalCode } from "./arrival-code";
import { CancelBookingButton, MoveBookingButton } from "./booking-actions";
import { BookingFrame } from "./booking-frame";
import { CalendarButtons } from "./calendar-buttons";
import { Directions } from "./directions";

interface BookingCardProps {
  booking: Booking;
  /** Not canceled and not started. */
  canCancel: boolean;
  /** The deadline for moves has not passed. */
  canMove?: boolean;
  /** Over or canceled: hides the calendar buttons and the actions. */
  isPast: boolean;
}

export function BookingCard({ booking, canCancel, canMove = false, isPast }: BookingCardProps) {
  const t = useTranslations("bookingWords");
  const language = useLocale();
  const word = useTextResolver();
  const { space, status, confirmationNumber } = booking;
  const number = formatConfirmationNumber("booking", confirmationNumber);
  return (
    <BookingFrame
      space={space}
      subtitle={t("confirmation", { number })}
      badge={<BookingStatusBadge status={status} isHeld={awaitsPrepayment(booking)} />}
      isPast={isPast}
    >
      <ul className="grid gap-x-6 gap-y-1.5 text-[0.97rem] sm:grid-cols-2">
        <Fact icon={<CalendarDays />}>{bookingDays(booking, language)}</Fact>
        <Fact icon={<Clock />}>{bookingTimes(booking, language)}</Fact>
        <Fact icon={<Users />}>{word(bookingAttendees(booking))}</Fact>
        {booking.extras.length > 0 && <Fact icon={<Package />}>{bookedExtraTexts(booking).join(", ")}</Fact>}
        {space.location && <Fact icon={<MapPin />}>{space.location}</Fact>}
      </ul>
      <BookingAmount booking={booking} />
      <Awaited booking={booking} />
      <PayDetails booking={booking} />
      {!isPast && <ArrivalCode code={number} />}
      {!isPast && <Directions />}
      {!isPast && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-4">
          <CalendarButtons booking={booking} />
          <div className="flex flex-wrap gap-2">
            {canMove && <MoveBookingButton booking={booking} />}
            {canCancel && <CancelBookingButton booking={booking} />}
          </div>
        </div>
      )}
    </BookingFrame>
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

function BookingAmount({ booking }: { booking: Booking }) {
  const t = useTranslations("bookings");
  const word = useTextResolver();
  const { status, totalAmount, refundPercent, cancelReason } = booking;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md bg-sand-100 px-4 py-2.5">
      <p className="flex items-baseline gap-3">
        <span className="text-[0.92rem] text-ink-2">{t("total")}</span>
        <span className="text-lg font-semibold tabular-nums">{word(bookingTotal(booking))}</span>
        {booking.promo && (
          <span className="text-[0.92rem] text-ink-2">{t("withCode", { code: booking.promo.code })}</span>
        )}
      </p>
      {status === "canceled" && totalAmount > 0 && refundPercent !== null && (
        <p className="text-[0.95rem]">
          {booking.refundDue > 0
            ? t("refundPercent", { percent: refundPercent })
            : word(openBalanceText(booking))}
        </p>
      )}
      {status === "canceled" && booking.canceledBy === "centre" && (
        <p className="w-full text-[0.95rem]">
          {cancelReason ? t("canceledByCentreWhy", { reason: cancelReason }) : t("canceledByCentre")}
        </p>
      )}
    </div>
  );
}
