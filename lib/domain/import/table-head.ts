import { firstGraphemes } from "../site/truncate";
import type { Table } from "./read-table";
import { columnNames } from "./sheet-text";

/** Finds the header row of a table: banks and people write titles above it. */

/** How many rows are searched for the header. */
const HEAD_ROWS = 50;
/** In characters, for recognizing a row. */
const HEAD_TEXT = 80;
const MOST_HEADS = 15;

interface Head {
  /** From 0; -1 if there is no such row. */
  at: number;
  /** Whether both the header row and the separator are certain. */
  isSure: boolean;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;

/** The most common number of filled cells in the first rows. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const cells of rows) {
    const width = filled(cells);
    if (width > 0) counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  let usual = { width: 1, rows: 0 };
  for (const [width, of] of counts)
    if (of > usual.rows || (of === usual.rows && width > usual.width)) usual = { width, rows: of };
  return usual.width;
}

/** The minimum share of named columns in the header: some columns have no name, and some rows lack cells. */
const NAMED_PART = 0.6;

/**
 * Finds the header row: the one with all the given names; otherwise the one with the most recognized columns; otherwise
 * the first that is about as wide as most rows.
 * @param named column names given by the user
 * @param recognize the number of columns of a row that are recognized by their names, 0 if those are too few
 */
function findHead(
  { rows, isSure: isSplitSurely }: Pick<Table, "rows" | "isSure">,
  named: readonly string[],
  recognize: (cells: readonly string[]) => number,
): Head {
  const first = rows.slice(0, HEAD_ROWS);
  if (named.length > 0) {
    const at = first.findIndex((cells) => {
      const names = columnNames(cells);
      return named.every((name) => names.includes(name));
    });
    if (at !== -1) return { at, isSure: isSplitSurely || named.length > 1 };
  }
  let best = { at: -1, count: 0 };
  first.forEach((cells, at) => {
    const count = recognize(cells);
    if (count > best.count) best = { at, count };
  });
  // Several known names prove that the separator is right.
  if (best.at !== -1) return { at: best.at, isSure: isSplitSurely || best.count > 1 };
  const width = usualWidth(first);
  const at = first.findIndex((cells) => filled(cells) >= Math.max(1, Math.ceil(NAMED_PART * width)));
  return { at, isSure: false };
}

export interface NamedTable {
  /** The unique column names of the file, which identify the same columns in the next file. */
  names: string[];
  /** The names of the used columns. */
  header: string[];
  /** The rows above the header: titles, and the bank's data about the account. */
  above: string[][];
  /** The rows below, each with a cell for each column; an empty row has none. */
  rows: string[][];
}

/**
 * The table below a header row. Empty columns are dropped; columns without a name get a generated one. Programs repeat
 * the header on each printed page; those rows are emptied.
 */
function tableBelow(rows: readonly (readonly string[])[], at: number): NamedTable {
  const head = rows[at] ?? [];
  const isRepeated = (cells: readonly string[]) =>
    cells.length > 1 && cells.length === head.length && cells.every((cell, column) => cell === head[column]);
  const below = rows.slice(at + 1).map((cells) => (isRepeated(cells) ? [] : cells));
  const width = below.reduce((widest, { length }) => Math.max(widest, length), head.length);
  const isUsed = head.map((name) => name !== "");
  for (const cells of below)
    cells.forEach((cell, column) => {
      if (cell !== "") isUsed[column] = true;
    });
  const names = columnNames(Array.from({ length: width }, (_, column) => head[column] ?? ""));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => isUsed[column]);
  return {
    names: columnNames(head),
    header: columns.map((column) => names[column] ?? ""),
    above: rows.slice(0, Math.max(at, 0)).map((cells) => [...cells]),
    rows: below.map((cells) =>
      cells.length === 0 || (cells.length === width && columns.length === width)
        ? [...cells]
        : columns.map((column) => cells[column] ?? ""),
    ),
  };
}

/** The rows offered as possible headers, with their row numbers in the file from 1. */
const headChoices = (rows: readonly (readonly string[])[], at: number): { row: number; text: string }[] =>
  rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells, row }) => cells.length > 0 && (row <= HEAD_ROWS || row === at + 1))
    .filter(({ row }, index) => index < MOST_HEADS || row === at + 1)
    .map(({ row, cells }) => ({
      row,
      text: firstGraphemes(cells.filter(Boolean).join(" · "), HEAD_TEXT, 2 * HEAD_TEXT),
    }));

export interface TableChoice {
  /** The header's row number in the file, from 1. */
  header?: number | undefined;
  named?: readonly string[];
}

/**
 * The table of a file with its column names, and how it was read; null if the chosen header row is empty.
 * @param recognize the number of columns of a row that are recognized by their names, 0 if those are too few
 */
export function nameTable(
  table: Table,
  { header: chosen, named = [] }: TableChoice,
  recognize: (cells: readonly string[]) => number,
) {
  const { rows, separator, encoding, isSure } = table;
  if (chosen !== undefined && !rows[chosen - 1]?.length) return null;
  const head = chosen === undefined ? findHead(table, named, recognize) : { at: chosen - 1, isSure };
  return {
    ...tableBelow(rows, head.at),
    reading: {
      encoding,
      separator,
      header: head.at + 1,
      isSure: head.isSure,
      heads: headChoices(rows, head.at),
    },
  };
}

/** How many rows below the header are used to recognize columns. */
const SAMPLE_ROWS = 100;

/** The rows used to recognize columns. */
export const sampleOf = (rows: readonly (readonly string[])[]) => rows.slice(0, SAMPLE_ROWS);
