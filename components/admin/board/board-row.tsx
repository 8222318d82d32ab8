"use client";

import { memo } from "react";
import { cn } from "@/lib/utils";
import { lanesTemplate, ROOM_COLUMN, ROW_HEADER, row } from "./board-look";
import { EntryCell } from "./entry-cell";
import { FreeCell } from "./free-cell";
import type { RowPlan, Stop } from "./row-plan";
import type { BoardWidth } from "./use-board-width";
import type { DrawnLanes } from "./use-board-window";

interface BoardRowProps {
  plan: RowPlan;
  index: number;
  from: DrawnLanes["from"];
  to: DrawnLanes["to"];
  width: BoardWidth;
  /** Whether texts are cut by count, and not by the browser. */
  isCut: boolean;
  /** The cell that Tab leads to, if it is in this row. */
  tabStop: string | null;
}

/** One room: its name, what takes its time, and what is free; of these, what is in sight or near it. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { plan, index, from, to, width, isCut, tabStop } = props;
  const { isSideways } = width;
  const { room, lanes, stops, frame } = plan;
  const isDrawn = ({ key, lane }: Stop) =>
    key === tabStop || (from < to && (lane === null || (from <= lane && lane < to)));
  return (
    <div
      {...row(index + 2)}
      data-room={room.id}
      // Apart, a row is painted by itself; but then its name would lie under what is drawn over all rows.
      className={isSideways ? "board-row" : "board-row board-apart"}
      style={{ gridTemplateRows: lanesTemplate(lanes) }}
    >
      <div
        {...ROW_HEADER}
        className={cn(
          isSideways && from < to && ROOM_COLUMN,
          "row-span-full flex flex-col justify-center border-r border-sand-300 bg-surface px-2 py-1 text-[0.86rem] leading-tight font-semibold wrap-anywhere",
        )}
      >
        {room.name}
        <span className="text-[0.76rem] font-normal text-ink-2">
          {room.isAvailable ? `fino a ${room.capacity}` : "non prenotabile"}
        </span>
      </div>
      {stops
        .filter(isDrawn)
        .map(({ key, placed, free, column }) =>
          placed ? (
            <EntryCell
              key={key}
              stopKey={key}
              placed={placed}
              room={room.name}
              width={isCut ? width : null}
              isTabStop={key === tabStop}
            />
          ) : (
            free && (
              <FreeCell
                key={key}
                stopKey={key}
                free={free}
                room={room.name}
                day={frame.columns[column]?.day ?? ""}
                isTabStop={key === tabStop}
              />
            )
          ),
        )}
    </div>
  );
});
