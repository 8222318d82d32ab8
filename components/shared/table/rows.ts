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

/** What the table library works out of a list that is there as a whole: the rows found, their order, and a page. */
export const localFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Whether a text holds every word of a search, in whatever order. */
export function holdsAllWords(text: string, search: string): boolean {
  const within = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Texts by Italian letters and the numbers within them, all else by size. */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "it", { numeric: true });
  return Number(a) - Number(b);
}

/** The columns as the table library knows them; rows without a value are last in both directions. */
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
