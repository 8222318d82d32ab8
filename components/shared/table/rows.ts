/** Search, order and pages of a list that is there as a whole. */

export type SortValue = string | number | boolean | null;

export interface Sort {
  key: string;
  direction: "asc" | "desc";
}

/** Without accents and capitals: who types "citta" finds "Città". */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** The rows whose text holds every word of `search`, in whatever order. */
export function searchRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(textOf(row));
    return words.every((word) => text.includes(word));
  });
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "it", { numeric: true });
  return Number(a) - Number(b);
}

/** The rows in the order of a value; rows without one are last in both directions, and ties keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValueOf: (row: Row) => SortValue,
  direction: Sort["direction"],
): Row[] {
  const sign = direction === "asc" ? 1 : -1;
  return [...rows].sort((a, b) => order(sortValueOf(a), sortValueOf(b), sign));
}

function order(a: SortValue, b: SortValue, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * compare(a, b);
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** One page of the rows, counted from 1; a page beyond the last one is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  const existing = Math.min(page, pageCount(rows.length, pageSize));
  return rows.slice((existing - 1) * pageSize, existing * pageSize);
}
