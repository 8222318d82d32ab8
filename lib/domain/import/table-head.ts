import { firstGraphemes } from "../site/truncate";
import type { Table } from "./read-table";
import { columnNames } from "./sheet-text";

/** Which row of a table has the names of its columns: banks and people write titles above them. */

/** How far down the names of the columns are looked for. */
const HEAD_ROWS = 50;
/** Of a row's text, so much is enough to know it by. */
const HEAD_TEXT = 80;
const MOST_HEADS = 15;

interface Head {
  /** From 0; -1 where no row can be it. */
  at: number;
  /** Whether it, and what separates the cells, is without doubt. */
  isSure: boolean;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;

/** How many filled cells most of the first rows have. */
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

/** Of the cells that most rows have, the names are at least this part: some columns have none, and some rows lack cells. */
const NAMED_PART = 0.6;

/**
 * Finds the row with the names of the columns: the one that has all names that somebody said; else the one in which most
 * columns are recognized; else the first that is as wide as most.
 * @param named names of columns that somebody said
 * @param recognize how many columns of a row are recognized by their names, 0 where those are too few
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
  // Several names that are known were separated rightly.
  if (best.at !== -1) return { at: best.at, isSure: isSplitSurely || best.count > 1 };
  const width = usualWidth(first);
  const at = first.findIndex((cells) => filled(cells) >= Math.max(1, Math.ceil(NAMED_PART * width)));
  return { at, isSure: false };
}

export interface NamedTable {
  /** The names as they are in the file, each once, by which the columns of the next one are known. */
  names: string[];
  /** The names of the columns that are in use. */
  header: string[];
  /** The rows above the names: titles, and what the bank says of the account. */
  above: string[][];
  /** The rows below, each with a cell for each column; an empty row has none. */
  rows: string[][];
}

/** The table below a row of names. Columns that are empty are left out; one beyond the names gets a name of its own. */
function tableBelow(rows: readonly (readonly string[])[], at: number): NamedTable {
  const below = rows.slice(at + 1);
  const head = rows[at] ?? [];
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

/** The rows among which somebody may choose the one with the names, by their numbers in the file from 1. */
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
  /** The row with the names, by its number in the file from 1. */
  header?: number | undefined;
  /** Names of columns that somebody said. */
  named?: readonly string[];
}

/**
 * The table of a file with the names of its columns, and how it was read; null where the chosen row has no names.
 * @param recognize how many columns of a row are recognized by their names, 0 where those are too few
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

/** So many rows below the names tell what a column is. */
const SAMPLE_ROWS = 100;

/** Some of the rows, by which columns are recognized. */
export const sampleOf = (rows: readonly (readonly string[])[]) => rows.slice(0, SAMPLE_ROWS);
