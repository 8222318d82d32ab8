"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactElement, type Ref } from "react";
import { cn } from "@/components/ui/cn";
import { useWord } from "@/components/ui/use-words";
import type { Word } from "@/lib/domain/language/text";
import { lanesTemplate, ROOM_COLUMN, ROW_HEADER, row } from "./board-look";
import { closedCell } from "./closed-cell";
import { entryCell } from "./entry-cell";
import { freeCell } from "./free-cell";
import type { GridCell, RowPlan } from "./row-plan";
import type { BoardWidth } from "./use-board-width";

interface BoardRowProps {
  plan: RowPlan;
  index: number;
  ref: Ref<HTMLDivElement>;
  /** Whether its cells are rendered, and not only its name. */
  isRendered: boolean;
  width: BoardWidth;
  /** Whether texts are cut by measuring (fit-text.ts) instead of by the browser. */
  isTruncated: boolean;
  /** Whether its lanes are as high as their texts need. */
  grows: boolean;
  /** The cell that Tab leads to, if it is in this row. */
  tabStop: string | null;
}

/**
 * From this many lanes on, a row may be higher than the visible part of the board, and its name is sticky. Each sticky
 * name is a layer to paint, so on boards with many rooms only very high rows have one.
 */
const HIGH_LANES = { few: 4, many: 8 };

/** One room: its name, what takes its time, and what is free; of a large board only while it is in sight or near it. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const t = useTranslations("panel.board.grid");
  const word = useWord();
  const { ref, plan, index, isRendered, width, isTruncated, grows, tabStop } = props;
  const { scrollsSideways, isNarrow } = width;
  const { room, lanes } = plan;
  const isHigh = lanes >= (isTruncated ? HIGH_LANES.many : HIGH_LANES.few);
  // The cell that Tab focuses is always rendered, wherever the board is scrolled to.
  const cells = isRendered ? plan.cells : plan.cells.filter(({ key }) => key === tabStop);
  return (
    <div
      {...row(index + 2)}
      ref={ref}
      data-index={index}
      data-room={room.id}
      // `board-apart` lets the browser paint a row by itself; but then its sticky name would be covered by what
      // overlaps all rows.
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
  const { columns } = frame;
  if (closed) return closedCell({ key, closed, room: room.name, columns, word, isTabStop });
  return free && freeCell({ key, free, room: room.name, column: columns[free.column], word, isTabStop });
}
