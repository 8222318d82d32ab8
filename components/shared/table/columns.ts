import type { ReactNode } from "react";
import type { Icon } from "@/components/ui/draw-icon";
import type { CsvColumn } from "@/lib/domain/site/csv";

export type SortValue = string | number | boolean | null;

export interface Sort {
  key: string;
  direction: "asc" | "desc";
}

/** The cell of a missing value; a card on a phone omits its line. */
export const NOTHING = "—";

export interface Column<Row> {
  key: string;
  header: string;
  /** What the table shows; `text` by default. */
  cell?: (row: Row) => ReactNode;
  /** The cell as text, for the search and the CSV file. */
  text: (row: Row) => string;
  /** Makes the column sortable in a list that is loaded completely. */
  sortValue?: (row: Row) => SortValue;
  /** Makes the column sortable in a list that the server sorts. */
  isSortable?: boolean;
  /** On a phone: the heading of the card, one of its lines, or collapsed under "Altri dettagli". */
  priority: "title" | "high" | "low";
  align?: "end";
  /** Not part of the CSV file: pictures, switches that repeat another column. */
  isScreenOnly?: boolean;
}

export const cellOf = <Row>({ cell, text }: Column<Row>, row: Row): ReactNode => (cell ?? text)(row);

export interface RowAction {
  label: string;
  Icon: Icon;
  onSelect: () => void;
  destructive?: boolean;
  /** A button beside the first action, instead of an entry of the menu. */
  isShown?: boolean | undefined;
}

/** Columns of the CSV file only: contact data, numbers without their currency. */
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
