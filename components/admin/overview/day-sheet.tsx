import { useLocale, useTranslations } from "next-intl";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { useSite } from "@/components/ui/site-context";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { bookingTimes } from "@/lib/domain/booking/booking-text";
import { awaitsPrice } from "@/lib/domain/money/prepayment";
import { timesOnDayText } from "@/lib/domain/panel/board-text";
import { fullName } from "@/lib/domain/person/full-name";
import { titleWithKind } from "@/lib/domain/room-time/taken-kinds";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Board } from "@/lib/schemas/panel/board";
import type { Overview } from "@/lib/schemas/panel/overview";
import { ToPrepare } from "./to-prepare";

interface DaySheetProps {
  overview: Overview;
  board: Board | undefined;
  onDone: () => void;
}

export function DaySheet({ overview: { today, todaysBookings }, board, onDone }: DaySheetProps) {
  const t = useTranslations("panel.overview.sheet");
  const formats = useFormats();
  const word = useTextResolver();
  const { name } = useSite();
  const withExtras = todaysBookings.filter(({ extras = [] }) => extras.length > 0);
  const roomName = (id: number) => board?.rooms.find((room) => room.id === id)?.name ?? "";
  const bookings = todaysBookings.map((booking) => ({
    from: booking.startDate < today ? "" : (booking.startTime ?? ""),
    row: <BookingLine key={`prenotazione-${booking.id}`} booking={booking} />,
  }));
  const others = (board?.entries ?? [])
    // An entry that occupies a room and its parts is listed once, not again for each part.
    .filter(({ kind, viaSpaceId }) => kind !== "booking" && viaSpaceId === undefined)
    .map(({ kind, id, spaceId, startsAt, endsAt, title }) => ({
      from: dayOf(new Date(startsAt)) < today ? "" : timeOf(new Date(startsAt)),
      row: (
        <tr key={`${kind}-${id}-${startsAt}-${spaceId}`}>
          <td>{word(timesOnDayText(today, startsAt, endsAt))}</td>
          <td>{roomName(spaceId)}</td>
          <td colSpan={5}>{word(titleWithKind(kind, title))}</td>
        </tr>
      ),
    }));
  const lines = [...bookings, ...others].sort((a, b) => a.from.localeCompare(b.from));
  return (
    <PrintSheet onDone={onDone}>
      <p>{name}</p>
      <h1>{formats.longDay(today)}</h1>
      {withExtras.length > 0 && (
        <>
          <h2>{t("toPrepare")}</h2>
          <ToPrepare label={t("toPrepare")} bookings={withExtras} today={today} />
        </>
      )}
      <table>
        <thead>
          <tr>
            <th>{t("time")}</th>
            <th>{t("room")}</th>
            <th>{t("customer")}</th>
            <th>{t("phone")}</th>
            <th>{t("people")}</th>
            <th>{t("due")}</th>
            <th>{t("notes")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row }) => row)}
          {lines.length === 0 && (
            <tr>
              <td colSpan={7}>{t("nothing")}</td>
            </tr>
          )}
        </tbody>
      </table>
    </PrintSheet>
  );
}

function BookingLine({ booking }: { booking: Booking }) {
  const t = useTranslations("panel.overview.sheet");
  const language = useLocale();
  const { cents } = useFormats();
  const { dueAmount } = booking;
  const due = dueAmount > 0 ? cents(dueAmount) : "";
  return (
    <tr>
      <td>{bookingTimes(booking, language)}</td>
      <td>{booking.space.name}</td>
      <td>{fullName(booking)}</td>
      <td>{booking.phone}</td>
      <td>{booking.attendees}</td>
      <td>{awaitsPrice(booking) ? t("toConfirm") : due}</td>
      <td>{booking.notes}</td>
    </tr>
  );
}
