"use client";

import { Sheet } from "@/components/admin/shared/print/print-sheet";
import { useSite } from "@/components/ui/site-context";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { PAYMENT_STATUS_LABELS } from "@/lib/domain/money/balance";
import type { BoardView } from "@/lib/domain/panel/board-columns";
import { boardTitle, sheetWeeks } from "@/lib/domain/panel/board-days";
import { timesOnDay } from "@/lib/domain/panel/board-text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { dayOfWeek, formatInstant, partsOfDay, weekdayNames } from "@/lib/domain/time/dates";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";
import { closedOn, entriesOn } from "./sheet-cells";

interface BoardSheetProps {
  board: Board;
  view: BoardView;
  day: CalendarDay;
  now: Date;
}

/** The board for print: a day by room, a week as a table, a month as its weeks. */
export function BoardSheet({ board, view, day, now }: BoardSheetProps) {
  return (
    <Sheet format="landscape">
      {view === "giorno" ? (
        <DayTable board={board} day={day} now={now} />
      ) : (
        sheetWeeks(view, day).map((days) => (
          <WeekTable key={days[0]} board={board} days={days} title={boardTitle(view, day)} now={now} />
        ))
      )}
    </Sheet>
  );
}

/** Part of the table head, which every printed page repeats. */
function TitleRow({ title, now, columns }: { title: string; now: Date; columns: number }) {
  const site = useSite();
  return (
    <tr className="sheet-title">
      <th colSpan={columns}>
        <h1>{title}</h1>
        <p>
          {site.name}, calendario degli spazi. Stampato {formatInstant(now)}.
        </p>
      </th>
    </tr>
  );
}

/** "in attesa, da pagare": open status and payment of a booking. */
function openText({ status, paymentStatus }: BoardEntry): string {
  const state = status === "pending" ? BOOKING_STATUS_LABELS.pending.toLowerCase() : null;
  const isOwed = paymentStatus === "unpaid" || paymentStatus === "partial";
  const money = isOwed ? PAYMENT_STATUS_LABELS[paymentStatus].toLowerCase() : null;
  return [state, money].filter(Boolean).join(", ");
}

function WeekTable({
  board,
  days,
  title,
  now,
}: {
  board: Board;
  days: readonly CalendarDay[];
  title: string;
  now: Date;
}) {
  return (
    <table>
      <thead>
        <TitleRow title={title} now={now} columns={days.length + 1} />
        <tr>
          <th scope="col">Spazio</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {weekdayNames()[dayOfWeek(day)]} {partsOfDay(day).date}
              <Holiday board={board} day={day} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rooms.map((room) => (
          <tr key={room.id}>
            <th scope="row">{room.name}</th>
            {days.map((day) => (
              <td key={day}>
                <DayCell board={board} room={room} day={day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Holiday({ board, day }: { board: Board; day: CalendarDay }) {
  const holiday = board.holidays.find(({ date }) => date === day);
  return holiday ? <span className="sheet-note">{holiday.name}</span> : null;
}

function DayCell({ board, room, day }: { board: Board; room: BoardRoom; day: CalendarDay }) {
  return (
    <>
      {entriesOn(board, room, day).map((entry) => (
        <p key={`${entry.kind}-${entry.id}-${entry.startsAt}`}>
          <strong>{entry.title}</strong>
          <span className="sheet-note">
            {timesOnDay(day, entry.startsAt, entry.endsAt)}
            {entry.kind !== "booking" && entry.title !== rulesOfKind(entry.kind).label
              ? `, ${rulesOfKind(entry.kind).label.toLowerCase()}`
              : ""}
            {openText(entry) && `, ${openText(entry)}`}
          </span>
        </p>
      ))}
      {closedOn(room, day).map((times) => (
        <p key={times} className="sheet-note">
          chiuso {times}
        </p>
      ))}
    </>
  );
}

function DayTable({ board, day, now }: { board: Board; day: CalendarDay; now: Date }) {
  return (
    <table className="sheet-day">
      <thead>
        <TitleRow title={boardTitle("giorno", day)} now={now} columns={4} />
        <tr>
          <th scope="col">Spazio</th>
          <th scope="col">Orario</th>
          <th scope="col">Chi</th>
          <th scope="col">Che cosa</th>
        </tr>
      </thead>
      {board.rooms.map((room) => (
        <tbody key={room.id}>
          <RoomRows board={board} room={room} day={day} />
        </tbody>
      ))}
    </table>
  );
}

function RoomRows({ board, room, day }: { board: Board; room: BoardRoom; day: CalendarDay }) {
  const entries = entriesOn(board, room, day);
  const closed = closedOn(room, day);
  const lines = [
    ...entries.map((entry) => ({
      key: `${entry.kind}-${entry.id}-${entry.startsAt}`,
      times: timesOnDay(day, entry.startsAt, entry.endsAt),
      who: entry.title,
      what: [entry.purpose ?? rulesOfKind(entry.kind).label, openText(entry)].filter(Boolean).join(", "),
    })),
    ...closed.map((times) => ({ key: `chiuso-${times}`, times, who: "", what: "chiuso" })),
  ];
  if (lines.length === 0) lines.push({ key: "libero", times: "", who: "", what: "libero" });
  return lines.map(({ key, times, who, what }, index) => (
    <tr key={key}>
      {index === 0 && (
        <th scope="row" rowSpan={lines.length}>
          {room.name}
        </th>
      )}
      <td>{times}</td>
      <td>{who && <strong>{who}</strong>}</td>
      <td>{what}</td>
    </tr>
  ));
}
