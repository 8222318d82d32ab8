import type { ReactElement } from "react";
import type { Word } from "@/lib/domain/language/text";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import type { FreeTime } from "@/lib/domain/panel/board-row";
import { freeTimeText, shortHours } from "@/lib/domain/panel/board-text";
import { minutesOf } from "@/lib/domain/time/calendar-day";
import { cell } from "./board-look";

interface FreeCellOptions {
  key: string;
  free: FreeTime;
  room: string;
  column: BoardColumn | undefined;
  word: Word;
  isTabStop: boolean;
}

/**
 * How much of a cell lies before and after its free time, where the room is closed; nothing where all of it is free.
 */
function closedAround({ startTime, endTime }: FreeTime, { offers }: BoardColumn) {
  const [start, end] = [minutesOf(offers.startTime), minutesOf(offers.endTime)];
  const part = (minutes: number) => `${Math.round((100 * Math.max(0, minutes)) / (end - start))}%`;
  const [before, after] = [minutesOf(startTime) - start, end - minutesOf(endTime)];
  if (before <= 0 && after <= 0) return null;
  return { "--closed-before": part(before), "--closed-after": part(after) };
}

/** Free time: all of a cell, or what is left of it under what takes the rest. */
export function freeCell({ key, free, room, column, word, isTabStop }: FreeCellOptions): ReactElement | null {
  const { lane, startTime, endTime } = free;
  if (!column) return null;
  const words = word(freeTimeText(room, column.day, free));
  const around = lane === null ? closedAround(free, column) : null;
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
