import { memo } from "react";
import type { PlacedEntry } from "@/lib/domain/booking/board-row";
import { entryWords, shortHours } from "@/lib/domain/booking/board-words";
import { timeOf } from "@/lib/domain/time/dates";
import type { BoardEntry } from "@/lib/schemas/board";
import { cell } from "./board-look";
import { entryClasses, PAYMENT_SIGNS } from "./entry-look";
import { fitText } from "./fit-text";
import type { BoardWidth } from "./use-board-width";

interface EntryCellProps {
  stopKey: string;
  placed: PlacedEntry<BoardEntry>;
  room: string;
  /** The width of the board, where texts are cut by count; null where the browser cuts them. */
  width: BoardWidth | null;
  isTabStop: boolean;
}

/** What beside its text a cell takes of its width: gap, border and padding; and its sign. */
const AROUND_PX = 7;
const AROUND_REM = 0.5;
const SIGN_REM = 1;

/** Hours and name, as much of them as fits into so many columns. */
function cutLines(lines: [string, string], columns: number, { column, rem, family }: BoardWidth) {
  const room = (column ?? 0) * columns - AROUND_PX - AROUND_REM * rem;
  const [hours, name] = lines;
  return [
    fitText(hours, `600 ${0.7 * rem}px ${family}`, room - SIGN_REM * rem),
    fitText(name, `600 ${0.78 * rem}px ${family}`, room),
  ];
}

/** One thing that takes a room's time: its sign, what is to be paid, hours and name, in no more elements than it takes. */
export const EntryCell = memo(function EntryCell(props: EntryCellProps) {
  const { stopKey, placed, room, width, isTabStop } = props;
  const { entry, from, to, lane } = placed;
  const payment = entry.paymentStatus === null ? "" : PAYMENT_SIGNS[entry.paymentStatus];
  const times = shortHours(timeOf(new Date(entry.startsAt)), timeOf(new Date(entry.endsAt)));
  const lines: [string, string] = [payment === "" ? times : `${payment} ${times}`, entry.label];
  const [hours, name] = width ? cutLines(lines, to - from + 1, width) : lines;
  return (
    <div
      {...cell(from + 2, to - from + 1, isTabStop)}
      data-stop="entry"
      data-key={stopKey}
      className={`board-cell board-entry ${width ? "" : "board-clip "}${entryClasses(entry)}`}
      style={{ gridArea: `${lane + 1} / ${from + 2} / auto / ${to + 3}` }}
    >
      <span className="board-words">{entryWords(entry, room)}</span>
      <span aria-hidden>
        <small>{hours}</small>
        {`\n${name}`}
      </span>
    </div>
  );
});
