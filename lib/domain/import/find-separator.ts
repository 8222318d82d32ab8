import {
  SAMPLE_ROWS,
  SEPARATOR_SIGNS,
  SEPARATORS,
  type Separator,
  Splitter,
  UnreadableTable,
} from "./split-table";

const SAMPLE_LENGTH = 200_000;

/** The most common number of cells among rows with several; `width` 1 if there is no such row. */
interface Regularity {
  separator: Separator;
  width: number;
  /** How many rows have that many cells. */
  rows: number;
  /** How many rows are not empty. */
  of: number;
  /** Whether the first row has as many cells. */
  hasFirst: boolean;
}

function regularityOf(sample: string, separator: Separator): Regularity {
  const counts = new Map<number, number>();
  let of = 0;
  let first = 0;
  try {
    new Splitter(sample, SEPARATOR_SIGNS[separator], 0).forEachRow((cells, width) => {
      if (cells.length > 0) of += 1;
      if (first === 0) first = width;
      if (cells.length > 0 && width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
      return of < SAMPLE_ROWS;
    });
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    counts.clear();
  }
  let found = { separator, width: 1, rows: 0, of, hasFirst: false };
  for (const [width, rows] of counts)
    if (rows > found.rows || (rows === found.rows && width > found.width))
      found = { separator, width, rows, of, hasFirst: width === first };
  return found;
}

/** Commas between digits belong to amounts if the line has another possible separator. */
const withoutDecimals = (sample: string): string =>
  sample.replace(/^.*[;\t].*$/gm, (line) => line.replace(/(?<=\d),(?=\d{1,3}(?!\d))/g, "."));

/** In order of preference if several are equally regular. */
const PREFERRED = ["semicolon", "tab", "comma", "pipe"] as const;
/** The minimum share of examined rows with equally many cells for a certain result. */
const REGULAR_PART = 0.6;

interface FoundSeparator {
  separator: Separator;
  /** How many cells most rows have. */
  width: number;
  isSure: boolean;
}

/**
 * Detects the separator: the one that splits most of the first rows into equally many cells.
 * @param chosen the separator chosen by the user
 */
export function findSeparator(sheet: string, chosen: Separator | null = null): FoundSeparator {
  const sample = sheet.slice(0, SAMPLE_LENGTH);
  const plain = withoutDecimals(sample);
  const all = (chosen === null ? PREFERRED : [chosen]).map((one) =>
    regularityOf(one === "comma" && chosen === null ? plain : sample, one),
  );
  const [best, second] = [...all].sort(
    (a, b) => b.rows - a.rows || Number(b.hasFirst) - Number(a.hasFirst) || b.width - a.width,
  );
  if (best === undefined || best.rows === 0) {
    // A table with one column, or no table at all: splitting it shows which.
    const count = (one: Separator) => sample.split(SEPARATOR_SIGNS[one]).length;
    const [most = "semicolon"] = [...PREFERRED].sort((a, b) => count(b) - count(a));
    return { separator: chosen ?? most, width: 1, isSure: chosen !== null || count(most) === 1 };
  }
  const isSure = best.rows >= REGULAR_PART * best.of && (second === undefined || second.rows < best.rows);
  return { ...best, isSure: chosen !== null || isSure };
}

/** Excel's own mark of the separator, in the first line of a file; spreadsheet programs do not show that line. */
const MARK = /^"?sep=([;,\t|])"?(?:\r\n?|\n|$)/i;

/** The separator that a file declares in its first line, and its text without that line. */
export function takeMark(sheet: string): { marked: Separator | null; rest: string } {
  const [line, sign] = MARK.exec(sheet) ?? [];
  const marked = SEPARATORS.find((one) => SEPARATOR_SIGNS[one] === sign) ?? null;
  return { marked, rest: marked === null ? sheet : sheet.slice(line?.length ?? 0) };
}
