import type { ReactElement } from "react";
import type { Word } from "@/lib/domain/language/text";
import type { PlacedEntry } from "@/lib/domain/panel/board-row";
import { describeEntry, shortSpan } from "@/lib/domain/panel/board-text";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { cell } from "./board-look";
import { entryClasses, entryStyle } from "./entry-look";
import type { ShownEntry } from "./room-entries";
import type { BoardWidth } from "./use-board-width";

/**
 * Truncates text to a width by measuring it, with an ellipsis. For hundreds of cells this is far cheaper than clipping
 * by the browser, which makes every cell a layer to paint.
 */

const MIN_WIDTH = 4;
const widths = new Map<string, Map<string, number>>();
let context: CanvasRenderingContext2D | null = null;

function widthOf(character: string, font: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  context ??= document.createElement("canvas").getContext("2d");
  if (context) context.font = font;
  const width = context?.measureText(character).width ?? 0;
  known.set(character, width);
  return width;
}

const cache = new Map<string, string>();
/** The cache is emptied at this size, which exceeds the names and widths of a day's work. */
const MAX_CACHED = 20_000;

/** @param font in CSS notation: "600 12px Figtree" @param width in px */
function fitText(text: string, font: string, width: number): string {
  if (text === "") return text;
  const cacheKey = `${width} ${font} ${text}`;
  const known = cache.get(cacheKey);
  if (known !== undefined) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const answer = truncateToWidth(text, font, width);
  cache.set(cacheKey, answer);
  return answer;
}

function truncateToWidth(text: string, font: string, width: number): string {
  const available = width - widthOf("…", font);
  let taken = 0;
  let fits = 0;
  for (const character of text) {
    // Tabular figures, which a canvas cannot measure, make each digit as wide as the widest one.
    taken += widthOf(character >= "0" && character <= "9" ? "0" : character, font);
    if (taken <= available) fits += character.length;
  }
  if (taken <= width) return text;
  return width < MIN_WIDTH ? "" : `${firstGraphemes(text, fits).trimEnd()}…`;
}

interface EntryCellOptions {
  key: string;
  placed: PlacedEntry<ShownEntry>;
  room: string;
  width: BoardWidth;
  /** Whether texts are truncated by measuring them (`fitText`) instead of by the browser. */
  isTruncated: boolean;
  word: Word;
  isTabStop: boolean;
}

/** Width of a cell that its text cannot use: gap, border and padding, and each of its icons. */
const AROUND_PX = 9;
const SIGN_REM = 0.9;
/** Font size, as in app/panel.css. */
const LETTER_REM = 0.75;
const WRAPPED_LETTER_REM = 0.8;

/**
 * Lines of an entry: the other room if there is one, the name, then the hours unless it takes whole days. A lesson has
 * its seats ("9/16") before its name, which may need all lines of a narrow cell.
 */
function linesOf({ startsAt, endsAt, label, otherRoom, seats }: ShownEntry): string[] {
  const hours = shortSpan(startsAt, endsAt);
  return [
    ...(otherRoom === undefined ? [] : [otherRoom]),
    seats === undefined ? label : `${seats.taken}/${seats.most} ${label}`,
    ...(hours === "" ? [] : [hours]),
  ];
}

/** The widths in px of a line in a cell, of its first line, which leaves space for the icon, and the font. */
function lineIn(columns: number, { column, rem, family }: BoardWidth, letterRem: number) {
  const across = (column ?? 0) * columns - AROUND_PX;
  return { across, besideSign: across - SIGN_REM * rem, font: `600 ${letterRem * rem}px ${family}` };
}

/** "Di Esempio C." */
const INITIAL = / \S\.$/u;

/** In a narrow cell, where the name of a booking wraps, it has no initial, which would take one more line. */
function shortenName({ kind, label }: ShownEntry, columns: number, width: BoardWidth): string {
  if (kind !== "booking" || width.column === null) return label;
  const { besideSign, font } = lineIn(columns, width, WRAPPED_LETTER_REM);
  return fitText(label, font, besideSign) === label ? label : label.replace(INITIAL, "");
}

/** The part of each line that fits into a number of columns. */
function truncateLines(lines: readonly string[], columns: number, width: BoardWidth): string[] {
  const { across, besideSign, font } = lineIn(columns, width, LETTER_REM);
  return lines.map((line, index) => fitText(line, font, index === 0 ? besideSign : across));
}

/**
 * An entry: name and hours in one text, with icons for its kind and its payment. Not a component, since there may be
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
  const columns = to - from + 1;
  const lines = isTruncated
    ? truncateLines(linesOf(entry), columns, width)
    : linesOf({ ...entry, label: shortenName(entry, columns, width) });
  const inRooms = entry.otherRoom === undefined ? room : `${room}, ${entry.otherRoom}`;
  return (
    <div
      key={key}
      {...cell(from + 2, columns, isTabStop)}
      data-cell="entry"
      data-key={key}
      className={`board-cell board-entry ${isTruncated ? "" : "board-clip "}${entry.otherRoom === undefined ? "" : "board-other "}${entryClasses(entry)}`}
      style={{ ...entryStyle(entry), gridArea: `${lane + 1} / ${from + 2} / auto / ${to + 3}` }}
    >
      <span className="board-words">{describeEntry(entry, inRooms, word)}</span>
      <span aria-hidden>{lines.join("\n")}</span>
    </div>
  );
}
