import type { ReactElement } from "react";
import type { Word } from "@/lib/domain/language/text";
import type { PlacedEntry } from "@/lib/domain/panel/board-row";
import { describeEntry, shortSpan } from "@/lib/domain/panel/board-text";
import { cell } from "./board-look";
import { entryClasses, entryStyle } from "./entry-look";
import { fitText } from "./fit-text";
import type { ShownEntry } from "./room-entries";
import type { BoardWidth } from "./use-board-width";

interface EntryCellOptions {
  key: string;
  placed: PlacedEntry<ShownEntry>;
  room: string;
  width: BoardWidth;
  /** Whether texts are cut by measuring (fit-text.ts) instead of by the browser. */
  isTruncated: boolean;
  word: Word;
  isTabStop: boolean;
}

/** The width of a cell that its text cannot use: gap, border and padding; and each of its signs. */
const AROUND_PX = 9;
const SIGN_REM = 0.9;
/** The font size, as in app/panel.css. */
const LETTER_REM = 0.75;

/**
 * The room where it is another, the name, then hours; no hours for whole days. Of a lesson "9/16" before its name, which
 * may need all lines of a narrow cell.
 */
function linesOf({ startsAt, endsAt, label, otherRoom, seats }: ShownEntry): string[] {
  const hours = shortSpan(startsAt, endsAt);
  return [
    ...(otherRoom === undefined ? [] : [otherRoom]),
    seats === undefined ? label : `${seats.taken}/${seats.most} ${label}`,
    ...(hours === "" ? [] : [hours]),
  ];
}

/** As much of each line as fits into so many columns; the first has the sign before it. */
function truncateLines(
  lines: readonly string[],
  columns: number,
  { column, rem, family }: BoardWidth,
): string[] {
  const across = (column ?? 0) * columns - AROUND_PX;
  const font = `600 ${LETTER_REM * rem}px ${family}`;
  return lines.map((line, index) => fitText(line, font, index === 0 ? across - SIGN_REM * rem : across));
}

/**
 * An entry: name and hours in one text, with the signs of its kind and its payment. Not a component, since there may be
 * thousands.
 */
export function entryCell({
  key,
  placed,
  room,
  width,
  isTruncated,
  word,
  isTabStop,
}: EntryCellOptions): ReactElement {
  const { entry, from, to, lane } = placed;
  const lines = linesOf(entry);
  const inRooms = entry.otherRoom === undefined ? room : `${room}, ${entry.otherRoom}`;
  return (
    <div
      key={key}
      {...cell(from + 2, to - from + 1, isTabStop)}
      data-cell="entry"
      data-key={key}
      className={`board-cell board-entry ${isTruncated ? "" : "board-clip "}${entry.otherRoom === undefined ? "" : "board-other "}${entryClasses(entry)}`}
      style={{ ...entryStyle(entry), gridArea: `${lane + 1} / ${from + 2} / auto / ${to + 3}` }}
    >
      <span className="board-words">{describeEntry(entry, inRooms, word)}</span>
      <span aria-hidden>{(isTruncated ? truncateLines(lines, to - from + 1, width) : lines).join("\n")}</span>
    </div>
  );
}
