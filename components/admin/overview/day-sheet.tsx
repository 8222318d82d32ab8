"use client";

import { customerName } from "@/components/admin/shared/booking/booking-columns";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { useSite } from "@/components/ui/site-context";
import { bookingTimes } from "@/lib/domain/booking/booking-text";
import { formatCents } from "@/lib/domain/money/money";
import { timesOnDay } from "@/lib/domain/panel/board-text";
import { titleWithKind } from "@/lib/domain/room-time/taken-kinds";
import { dayOf, formatLongDay, timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Board } from "@/lib/schemas/panel/board";
import type { Overview } from "@/lib/schemas/panel/overview";

/** The day on one printed page: bookings with room, time and amount due, and what else occupies the rooms. */
export function DaySheet({
  overview: { today, todaysBookings },
  board,
  onDone,
}: {
  overview: Overview;
  board: Board | undefined;
  onDone: () => void;
}) {
  const { name } = useSite();
  const roomName = (id: number) => board?.rooms.find((room) => room.id === id)?.name ?? "";
  const bookings = todaysBookings.map((booking) => ({
    from: booking.startDate < today ? "" : (booking.startTime ?? ""),
    row: <BookingLine key={`prenotazione-${booking.id}`} booking={booking} />,
  }));
  const others = (board?.entries ?? [])
    .filter(({ kind }) => kind !== "booking")
    .map(({ kind, id, spaceId, startsAt, endsAt, title }) => ({
      from: dayOf(new Date(startsAt)) < today ? "" : timeOf(new Date(startsAt)),
      row: (
        <tr key={`${kind}-${id}-${startsAt}-${spaceId}`}>
          <td>{timesOnDay(today, startsAt, endsAt)}</td>
          <td>{roomName(spaceId)}</td>
          <td colSpan={5}>{titleWithKind(kind, title)}</td>
        </tr>
      ),
    }));
  const lines = [...bookings, ...others].sort((a, b) => a.from.localeCompare(b.from));
  return (
    <PrintSheet onDone={onDone}>
      <p>{name}</p>
      <h1>{formatLongDay(today)}</h1>
      <table>
        <thead>
          <tr>
            <th>Orario</th>
            <th>Spazio</th>
            <th>Cliente</th>
            <th>Telefono</th>
            <th>Persone</th>
            <th>Da pagare</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row }) => row)}
          {lines.length === 0 && (
            <tr>
              <td colSpan={7}>Oggi non c'è niente in programma.</td>
            </tr>
          )}
        </tbody>
      </table>
    </PrintSheet>
  );
}

function amountOf({ status, dueAmount }: Booking): string {
  if (status === "pending") return "da confermare";
  return dueAmount > 0 ? formatCents(dueAmount) : "";
}

function BookingLine({ booking }: { booking: Booking }) {
  return (
    <tr>
      <td>{bookingTimes(booking)}</td>
      <td>{booking.space.name}</td>
      <td>{customerName(booking)}</td>
      <td>{booking.phone}</td>
      <td>{booking.attendees}</td>
      <td>{amountOf(booking)}</td>
      <td>{booking.notes}</td>
    </tr>
  );
}
