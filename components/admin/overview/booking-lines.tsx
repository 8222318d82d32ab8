import { useLocale, useTranslations } from "next-intl";
import { shortDays } from "@/components/admin/shared/booking/booking-columns";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { Button } from "@/components/ui/button";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { bookingAttendees, bookingTimes } from "@/lib/domain/booking/booking-text";
import { awaitsPrepayment } from "@/lib/domain/money/prepayment";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Booking } from "@/lib/schemas/booking/booking";

interface BookingLinesProps {
  bookings: readonly Booking[];
  label: string;
  withDay?: boolean;
  action: string;
  onOpen: (booking: Booking) => void;
}

export function BookingLines({ bookings, label, withDay = false, action, onOpen }: BookingLinesProps) {
  const t = useTranslations("panel.bookings");
  const language = useLocale();
  const word = useTextResolver();
  const formats = useFormats();
  const numberOf = ({ confirmationNumber }: Booking) =>
    formatConfirmationNumber("booking", confirmationNumber);
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
      {bookings.map((booking) => (
        <li
          key={booking.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
        >
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold">
              {fullName(booking)} <span className="font-normal text-ink-2">#{numberOf(booking)}</span>
            </p>
            <p className="text-[0.92rem] text-ink-2">
              {booking.space.name}, {withDay && `${shortDays(booking, formats)}, `}
              {bookingTimes(booking, language)}, {word(bookingAttendees(booking))}
            </p>
          </div>
          <div className="flex items-center gap-2">
            {!withDay && <BookingStatusBadge status={booking.status} isHeld={awaitsPrepayment(booking)} />}
            <Button variant="outline" size="sm" onClick={() => onOpen(booking)}>
              {action}
              <span className="sr-only">
                {" "}
                {t("row", { name: fullName(booking), number: numberOf(booking) })}
              </span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
