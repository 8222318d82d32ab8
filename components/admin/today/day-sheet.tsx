"use client";

import { customerName } from "@/components/admin/bookings/booking-columns";
import { PrintSheet } from "@/components/shared/print-sheet";
import { TAKEN_LABELS } from "@/lib/domain/booking/board-words";
import { bookingTimes } from "@/lib/domain/booking/booking-words";
import { formatCents } from "@/lib/domain/money/money";
import { timeOf } from "@/lib/domain/time/dates";
import { formatLongDay } from "@/lib/domain/time/day-format";
import type { Board } from "@/lib/schemas/board";
import type { Overview } from "@/lib/schemas/overview";
import { site } from "@/lib/site";

/** The day on one page: who comes, where, when, and what is to be paid; what else the rooms are for. */
export function DaySheet({
  overview: { today, todaysBookings },
  board,
  onDone,
}: {
  overview: Overview;
  board: Board | undefined;
  onDone: () => void;
}) {
  const others = board?.entries.filter(({ kind }) => kind !== "booking") ?? [];
  const roomName = (id: number) => board?.rooms.find((room) => room.id === id)?.name ?? "";
  return (
    <PrintSheet onDone={onDone}>
      <p>{site.name}</p>
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
          {todaysBookings.map((booking) => (
            <tr key={booking.id}>
              <td>{bookingTimes(booking)}</td>
              <td>{booking.space.name}</td>
              <td>{customerName(booking)}</td>
              <td>{booking.phone}</td>
              <td>{booking.attendees}</td>
              <td>{booking.dueAmount > 0 ? formatCents(booking.dueAmount) : ""}</td>
              <td>{booking.notes}</td>
            </tr>
          ))}
          {others.map(({ kind, id, spaceId, startsAt, endsAt, title }) => (
            <tr key={`${kind}-${id}-${startsAt}-${spaceId}`}>
              <td>
                {timeOf(new Date(startsAt))} – {timeOf(new Date(endsAt))}
              </td>
              <td>{roomName(spaceId)}</td>
              <td colSpan={5}>
                {TAKEN_LABELS[kind]}: {title}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
