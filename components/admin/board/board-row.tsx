"use client";

import { memo } from "react";
import { Plus } from "@/components/ui/icons";
import type { BoardColumn } from "@/lib/domain/booking/board-columns";
import { type FreeTime, layoutRow } from "@/lib/domain/booking/board-row";
import { freeWords, shortHours } from "@/lib/domain/booking/board-words";
import type { BoardEntry, BoardRoom } from "@/lib/schemas/board";
import { cn } from "@/lib/utils";
import { cell, ROOM_COLUMN, ROW_HEADER, row } from "./board-look";
import { EntryCell } from "./entry-cell";

export interface BoardRowProps {
  room: BoardRoom;
  index: number;
  columns: readonly BoardColumn[];
  entries: readonly BoardEntry[];
  /** What stands in the row, as one text: the row is drawn anew only when it changes. */
  signature: string;
  /** Only whole cells are offered, where columns are days. */
  offersParts: boolean;
  /** Milliseconds since 1970: what lies before is not offered any more. */
  from: number;
  template: string;
  /** Columns of a day, between which a line is drawn. */
  perDay: number;
  closedDays: ReadonlySet<string>;
}

/** The columns, whatever moment they were made at. */
const isSame = (before: BoardRowProps, after: BoardRowProps) =>
  before.signature === after.signature &&
  before.columns === after.columns &&
  before.from === after.from &&
  before.index === after.index &&
  before.closedDays === after.closedDays;

/** One room: its name, what takes its time, and what is free. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { room, index, columns, entries, offersParts, from, template, perDay, closedDays } = props;
  const { lanes, placed, free } = layoutRow(columns, entries, room, offersParts);
  const offered = room.isAvailable
    ? free.filter(({ column }) => {
        const { endsAt, day } = columns[column] ?? { endsAt: 0, day: "" };
        return endsAt > from && !closedDays.has(day);
      })
    : [];
  const stops = [
    ...placed.map((entry) => ({ column: entry.from, lane: entry.lane, placed: entry, free: null })),
    ...offered.map((one) => ({ column: one.column, lane: one.lane ?? 0, placed: null, free: one })),
  ].sort((a, b) => a.column - b.column || a.lane - b.lane);
  return (
    <div
      {...row(index + 2)}
      data-room={room.id}
      className="relative grid border-b border-sand-200 [contain-intrinsic-size:auto_3.4rem] [content-visibility:auto]"
      style={{ gridTemplateColumns: template, gridTemplateRows: `repeat(${lanes}, minmax(2.75rem, auto))` }}
    >
      <div
        {...ROW_HEADER}
        className={cn(
          ROOM_COLUMN,
          "flex flex-col justify-center border-r border-sand-300 bg-surface px-2 py-1 text-[0.86rem] leading-tight font-semibold wrap-anywhere",
        )}
        style={{ gridRow: "1 / -1" }}
      >
        {room.name}
        <span className="text-[0.76rem] font-normal text-ink-2">
          {room.isAvailable ? `fino a ${room.capacity}` : "non prenotabile"}
        </span>
      </div>
      <span
        aria-hidden
        className="board-lines pointer-events-none"
        style={{
          gridColumn: "2 / -1",
          gridRow: "1 / -1",
          backgroundSize: `${(100 * perDay) / columns.length}% 100%`,
        }}
      />
      {stops.map((stop) =>
        stop.placed ? (
          <EntryCell
            key={`${stop.placed.entry.kind}-${stop.placed.entry.id}-${stop.placed.entry.startsAt}`}
            placed={stop.placed}
            room={room.name}
          />
        ) : (
          stop.free && (
            <FreeCell
              key={`libero-${stop.column}`}
              free={stop.free}
              room={room.name}
              column={columns[stop.column]}
            />
          )
        ),
      )}
    </div>
  );
}, isSame);

function FreeCell({
  free: { column: index, lane, startTime, endTime },
  room,
  column,
}: {
  free: FreeTime;
  room: string;
  column: BoardColumn | undefined;
}) {
  return (
    <button
      type="button"
      {...cell(index + 2)}
      tabIndex={-1}
      data-stop="free"
      data-column={index}
      data-start={startTime}
      data-end={endTime}
      className={cn(
        "group relative m-px grid min-h-6 place-items-center rounded-sm text-[0.74rem] text-ink-2 hover:bg-sage-50 focus-visible:z-10 focus-visible:-outline-offset-2",
        lane !== null && "border border-dashed border-sand-300",
      )}
      style={{ gridColumn: index + 2, gridRow: lane === null ? "1 / -1" : lane + 1 }}
    >
      <span className="sr-only">{freeWords(room, column?.day ?? "", { startTime, endTime })}</span>
      {lane === null ? (
        <Plus className="size-4 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" />
      ) : (
        <span aria-hidden>+ {shortHours(startTime, endTime)}</span>
      )}
    </button>
  );
}
