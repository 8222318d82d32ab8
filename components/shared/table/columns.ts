import type { ReactNode } from "react";
import type { Icon } from "@/components/ui/draw-icon";
import type { CsvColumn } from "@/lib/domain/site/csv";

export type SortValue = string | number | boolean | null;

export interface Sort {
  key: string;
  direction: "asc" | "desc";
}

/** The cell of what a row does not have; a card on a phone leaves its line out. */
export const NOTHING = "—";

/** A table as data: what each column shows, how it is searched, sorted and exported, and what becomes of it on a phone. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell as text, for the search and the CSV file. */
  text: (row: Row) => string;
  /** Makes the column sortable in a list that is there as a whole. */
  sortValue?: (row: Row) => SortValue;
  /** Makes the column sortable in a list that the server sorts. */
  isSortable?: boolean;
  /** On a phone: the heading of the card, a line of it, or folded away under "Altri dettagli". */
  priority: "title" | "high" | "low";
  align?: "end";
  /** Not part of the CSV file: pictures, switches that repeat another column. */
  isScreenOnly?: boolean;
}

export interface RowAction {
  label: string;
  Icon: Icon;
  onSelect: () => void;
  destructive?: boolean;
}

/** Columns that only the file has: contact data, numbers without their currency. */
export type ExtraCsvColumns<Row> = readonly CsvColumn<Row>[];

export function csvColumns<Row>(
  columns: readonly Column<Row>[],
  extra: ExtraCsvColumns<Row> = [],
): CsvColumn<Row>[] {
  const own = columns
    .filter(({ isScreenOnly }) => !isScreenOnly)
    .map(({ header, text }) => ({ header, value: text }));
  return [...own, ...extra];
}

export const isSortable = <Row>(column: Column<Row>): boolean =>
  column.isSortable === true || column.sortValue !== undefined;
