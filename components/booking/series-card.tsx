import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { Awaited } from "@/components/money/awaited";
import { Due, PayDetails } from "@/components/money/pay-details";
import { Fold } from "@/components/shared/fold";
import { CalendarRange, ChevronDown } from "@/components/ui/icons";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { bookingTotal } from "@/lib/domain/booking/booking-text";
import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { describeDate } from "@/lib/domain/search/alternative-text";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";
import { ArrivalCode } from "./arrival-code";
import { CancelBookingButton, MoveBookingButton } from "./booking-actions";
import { BookingFrame } from "./booking-frame";
import { CancelSeriesButton } from "./cancel-series-button";
import { Directions } from "./directions";
import { SeriesCalendarButton } from "./series-calendar-button";
import { SeriesPayDetails } from "./series-pay-details";

interface SeriesCardProps {
  seriesId: number;
  bookings: readonly Booking[];
  canCancel: (booking: Booking) => boolean;
  canMove: (booking: Booking) => boolean;
}

export function SeriesCard({ seriesId, bookings, canCancel, canMove }: SeriesCardProps) {
  const t = useTranslations("bookings.series");
  const tWords = useTranslations("bookingWords");
  const formats = useFormats();
  const word = useTextResolver();
  const [first] = bookings;
  if (first === undefined) return null;
  const { space } = first;
  const open = bookings.filter(canCancel);
  const due = dueOfSeries(bookings);
  const total = bookings.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  return (
    <BookingFrame
      space={space}
      subtitle={
        <>
          <CalendarRange className="size-4.5 shrink-0 text-sage-600" />
          {t("title", { count: bookings.length })}
        </>
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sand-100 px-4 py-2.5">
        <span>
          <span className="text-[0.92rem] text-ink-2">{open.length > 0 ? t("next") : t("latest")} </span>
          <span className="tabular-nums">
            <UnbrokenHours>{word(describeDate(first))}</UnbrokenHours>
          </span>
        </span>
        <span className="text-lg font-semibold tabular-nums">
          <span className="text-[0.92rem] font-normal text-ink-2">{t("inAll")}</span> {formats.cents(total)}
        </span>
      </p>
      <p className="text-[0.95rem] text-ink-2 tabular-nums">
        {bookings.map(({ id, startDate }, index) => (
          <Fragment key={id}>
            {index > 0 && " · "}
            <span className="whitespace-nowrap">{formats.shortDay(startDate)}</span>
          </Fragment>
        ))}
      </p>
      {due?.others === 0 && <Due cents={due.dueAmount} />}
      {due && due.others > 0 && <SeriesPayDetails due={due} />}
      {open.length > 0 && (
        <ArrivalCode code={formatConfirmationNumber("booking", first.confirmationNumber)} />
      )}
      <Fold title={t("allDates")}>
        <ol className="flex flex-col px-4 pt-1 divide-y divide-sand-200">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <details className="group/date py-1">
                <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 font-medium tabular-nums">
                    <UnbrokenHours>{word(describeDate(booking))}</UnbrokenHours>
                    <span className="block text-[0.9rem] font-normal text-ink-2">
                      {booking.spaceId !== space.id && `${booking.space.name} · `}
                      {tWords("confirmation", {
                        number: formatConfirmationNumber("booking", booking.confirmationNumber),
                      })}{" "}
                      · {word(bookingTotal(booking))}
                    </span>
                  </span>
                  <span className="flex items-center gap-2">
                    <BookingStatusBadge status={booking.status} isHeld={awaitsPrepayment(booking)} />
                    <ChevronDown className="size-5 shrink-0 transition-transform group-open/date:rotate-180" />
                  </span>
                </summary>
                <div className="flex min-w-0 flex-col gap-2 pb-3">
                  <Awaited booking={booking} />
                  <PayDetails booking={booking} />
                  {(canMove(booking) || canCancel(booking)) && (
                    <div className="flex flex-wrap gap-2">
                      {canMove(booking) && <MoveBookingButton booking={booking} />}
                      {canCancel(booking) && <CancelBookingButton booking={booking} />}
                      {canCancel(booking) && booking !== open.at(-1) && booking !== open[0] && (
                        <CancelSeriesButton
                          seriesId={seriesId}
                          spaceName={space.name}
                          from={booking.startDate}
                          label={t("cancelRest")}
                        />
                      )}
                    </div>
                  )}
                </div>
              </details>
            </li>
          ))}
        </ol>
      </Fold>
      {open.length > 0 && <Directions />}
      {open.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-4">
          <SeriesCalendarButton seriesId={seriesId} />
          {open.length > 1 && (
            <CancelSeriesButton
              seriesId={seriesId}
              spaceName={space.name}
              from={null}
              label={t("cancelAll")}
            />
          )}
        </div>
      )}
    </BookingFrame>
  );
}
