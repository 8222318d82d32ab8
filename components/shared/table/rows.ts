import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { foldText } from "@/lib/domain/language/fold-text";
import type { Column, SortValue } from "./columns";

/** The features of the table library for a list that is loaded completely: search, order and pages. */
export const localFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Whether a text contains every word of a search, in any order. */
export function containsAllWords(text: string, search: string): boolean {
  const within = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Sorts texts by Italian collation with the numbers in them by value, and everything else by size. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "it", { numeric: true });
  return Number(a) - Number(b);
}

/** The columns for the table library. Rows without a value come last in both directions. */
export const localColumns = <Row extends RowData>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof localFeatures, Row>[] =>
  columns.map(({ key, sortValue }) => ({
    id: key,
    accessorFn: (row) => sortValue?.(row) ?? undefined,
    enableSorting: sortValue !== undefined,
    sortUndefined: "last",
    sortFn: (a, b, id) => compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id)),
  }));
