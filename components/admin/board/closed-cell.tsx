import type { ReactElement } from "react";
import type { Word } from "@/lib/domain/language/text";
import type { ClosedColumns } from "@/lib/domain/panel/board-closures";
import type { BoardColumn } from "@/lib/domain/panel/board-columns";
import { closedTimeText } from "@/lib/domain/panel/board-text";
import { toInstant } from "@/lib/domain/time/dates";
import { cell } from "./board-look";

interface ClosedCellOptions {
  key: string;
  closed: ClosedColumns;
  room: string;
  columns: readonly BoardColumn[];
  word: Word;
  isTabStop: boolean;
}

/** Columns in which a room is closed: hatched, with the reason as accessible name. */
export function closedCell({
  key,
  closed,
  room,
  columns,
  word,
  isTabStop,
}: ClosedCellOptions): ReactElement | null {
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
