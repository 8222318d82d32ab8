import { useTranslations } from "next-intl";
import { memo, type ReactElement, type Ref } from "react";
import { cn } from "@/components/ui/cn";
import { useTextResolver } from "@/components/ui/use-words";
import type { Word } from "@/lib/domain/language/text";
import type { ClosedColumns } from "@/lib/domain/panel/board-closures";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import type { FreeTime } from "@/lib/domain/panel/board-row";
import { closedTimeText, freeTimeText, shortHours } from "@/lib/domain/panel/board-text";
import { minutesOf } from "@/lib/domain/time/calendar-day";
import { toInstant } from "@/lib/domain/time/dates";
import { cell, lanesTemplate, ROOM_COLUMN, ROW_HEADER, row } from "./board-look";
import { entryCell } from "./entry-cell";
import type { GridCell, RowPlan } from "./row-plan";
import type { BoardWidth } from "./use-board-width";

interface FreeCellOptions {
  key: string;
  free: FreeTime;
  room: string;
  column: BoardColumn | undefined;
  /** Milliseconds since 1970; time before is not offered, although the room may be open. */
  from: number;
  word: Word;
  isTabStop: boolean;
}

/** The share of a cell before and after its free time, in which the room is closed; null if the whole cell is free. */
function closedAround({ startTime, endTime }: FreeTime, { day, offers }: BoardColumn, from: number) {
  const isPastBefore = toInstant(day, startTime).getTime() <= from;
  const [start, end] = [minutesOf(offers.startTime), minutesOf(offers.endTime)];
  const part = (minutes: number) => `${Math.round((100 * Math.max(0, minutes)) / (end - start))}%`;
  const before = isPastBefore ? 0 : minutesOf(startTime) - start;
  const after = end - minutesOf(endTime);
  if (before <= 0 && after <= 0) return null;
  return { "--closed-before": part(before), "--closed-after": part(after) };
}

/** A cell of free time: the whole cell, or the part that entries leave free. */
function freeCell({ key, free, room, column, from, word, isTabStop }: FreeCellOptions): ReactElement | null {
  const { lane, startTime, endTime } = free;
  if (!column) return null;
  const words = word(freeTimeText(room, column.day, free));
  const around = lane === null ? closedAround(free, column, from) : null;
  const line = free.column + 2;
  return (
    <div
      key={key}
      {...cell(line, 1, isTabStop)}
      {...(lane === null ? { "aria-label": words } : {})}
      data-cell="free"
      data-key={key}
      className={`board-cell board-free${lane === null ? "" : " board-rest"}${around ? " board-partly" : ""}`}
      style={{ gridArea: lane === null ? `1 / ${line} / -1` : `${lane + 1} / ${line}`, ...around }}
    >
      {lane !== null && (
        <>
          <span className="board-words">{words}</span>
          <span aria-hidden>{`+ ${shortHours(startTime, endTime)}`}</span>
        </>
      )}
    </div>
  );
}

interface ClosedCellOptions {
  key: string;
  closed: ClosedColumns;
  room: string;
  columns: readonly BoardColumn[];
  word: Word;
  isTabStop: boolean;
}

/** The cell for columns in which a room is closed: hatched, with the reason as accessible name. */
function closedCell({ key, closed, room, columns, word, isTabStop }: ClosedCellOptions): ReactElement | null {
  const { from, to, message } = closed;
  const [first, last] = [columns[from], columns[to]];
  if (!first || !last) return null;
  const startsAt = toInstant(first.day, first.offers.startTime).toISOString();
  const endsAt = toInstant(last.day, last.offers.endTime).toISOString();
  return (
    <div
      key={key}
      {...cell(from + 2, to - from + 1, isTabStop)}
      {...{ "aria-label": word(closedTimeText(room, startsAt, endsAt, message)) }}
      data-cell="closed"
      data-key={key}
      className="board-cell board-closed lane-closed"
      style={{ gridArea: `1 / ${from + 2} / -1 / ${to + 3}` }}
    />
  );
}

interface BoardRowProps {
  plan: RowPlan;
  index: number;
  ref: Ref<HTMLDivElement>;
  /** Whether the cells of the row are rendered, and not only the room's name. */
  isRendered: boolean;
  width: BoardWidth;
  /** Whether texts are truncated by measuring them (`fitText` in entry-cell.tsx) instead of by the browser. */
  isTruncated: boolean;
  grows: boolean;
  /** The cell that Tab focuses, if it is in this row. */
  tabStop: string | null;
}

/**
 * From this number of lanes, a row may be higher than the visible part of the board, so its name is sticky. Each sticky
 * name is a layer to paint, so on boards with many rooms only very high rows have one.
 */
const HIGH_LANES = { few: 4, many: 8 };

/** The row of a room: its name, its entries and its free time. Large boards render the cells only near the viewport. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const t = useTranslations("panel.board.grid");
  const word = useTextResolver();
  const { ref, plan, index, isRendered, width, isTruncated, grows, tabStop } = props;
  const { scrollsSideways, isNarrow } = width;
  const { room, lanes } = plan;
  const isHigh = lanes >= (isTruncated ? HIGH_LANES.many : HIGH_LANES.few);
  // The cell that Tab focuses is always rendered, whatever the scroll position.
  const cells = isRendered ? plan.cells : plan.cells.filter(({ key }) => key === tabStop);
  return (
    <div
      {...row(index + 2)}
      ref={ref}
      data-index={index}
      data-room={room.id}
      // `board-apart` lets the browser paint a row separately, but then content that overlaps all rows would cover the
      // sticky name.
      className={cn("board-row", !scrollsSideways && "board-apart", isNarrow && "board-narrow")}
      style={{ gridTemplateRows: lanesTemplate(lanes, grows) }}
    >
      <div
        {...ROW_HEADER}
        className={cn(
          scrollsSideways && isRendered && ROOM_COLUMN,
          "row-span-full flex flex-col border-r border-sand-300 bg-surface px-2 py-1 text-[0.86rem] leading-tight font-semibold wrap-anywhere",
          !isHigh && "justify-center",
        )}
      >
        <span className={isHigh ? "sticky top-14" : undefined}>
          {room.name}
          <span className="block text-[0.76rem] font-normal text-ink-2">
            {room.isAvailable ? t("upTo", { capacity: room.capacity }) : t("notBookable")}
          </span>
        </span>
      </div>
      {cells.length > 0 && (
        // Mounted and unmounted together.
        <div role="none" className="contents">
          {cells.map((cell) =>
            cellOf(plan, cell, { word, width, isTruncated, isTabStop: cell.key === tabStop }),
          )}
        </div>
      )}
    </div>
  );
});

function cellOf(
  { room, frame }: RowPlan,
  { key, placed, free, closed }: GridCell,
  look: { word: Word; width: BoardWidth; isTruncated: boolean; isTabStop: boolean },
): ReactElement | null {
  if (placed) return entryCell({ key, placed, room: room.name, ...look });
  const { word, isTabStop } = look;
  const { columns, from } = frame;
  if (closed) return closedCell({ key, closed, room: room.name, columns, word, isTabStop });
  return (
    free && freeCell({ key, free, room: room.name, column: columns[free.column], from, word, isTabStop })
  );
}
