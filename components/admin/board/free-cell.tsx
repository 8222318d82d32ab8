import type { ReactElement } from "react";
import type { FreeTime } from "@/lib/domain/booking/board-row";
import { freeWords, shortHours } from "@/lib/domain/booking/board-words";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { cell } from "./board-look";

interface FreeCellOptions {
  key: string;
  free: FreeTime;
  room: string;
  day: CalendarDay;
  isTabStop: boolean;
}

/** Free time: all of a cell, or what is left of it under what takes the rest. */
export function freeCell({ key, free, room, day, isTabStop }: FreeCellOptions): ReactElement {
  const { column, lane, startTime, endTime } = free;
  const words = freeWords(room, day, free);
  return (
    <div
      key={key}
      {...cell(column + 2, 1, isTabStop)}
      {...(lane === null ? { "aria-label": words } : {})}
      data-stop="free"
      data-key={key}
      className={lane === null ? "board-cell board-free" : "board-cell board-free board-rest"}
      style={{ gridArea: lane === null ? `1 / ${column + 2} / -1` : `${lane + 1} / ${column + 2}` }}
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
