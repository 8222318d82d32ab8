import { type PaginationState, type SortingState, useTable } from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import { useStoredState } from "@/components/shared/state-store";
import type { Column, Sort } from "./columns";
import { containsAllWords, localColumns, localFeatures } from "./rows";
import { TABLE_PAGE_SIZE } from "./table-page";

interface View {
  globalFilter: string;
  sorting: SortingState;
  pagination: PaginationState;
}

const FIRST_VIEW: View = {
  globalFilter: "",
  sorting: [],
  pagination: { pageIndex: 0, pageSize: TABLE_PAGE_SIZE },
};

const NONE: readonly never[] = [];

interface List<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Search, order and pages of a list that is loaded completely. `matching` contains all matching rows, in order, for the
 * export. A new search goes back to the first page.
 * @param keptAs the key under which search, order and page are preserved for a return to the list; null preserves
 * nothing
 */
export function useLocalTable<Row extends object>(
  list: List<Row>,
  columns: readonly Column<Row>[],
  keptAs: string | null = null,
) {
  const [kept, keep] = useStoredState(keptAs, FIRST_VIEW);
  const definitions = useMemo(() => localColumns(columns), [columns]);
  const table = useTable({
    features: localFeatures,
    data: list.data ?? NONE,
    columns: definitions,
    initialState: kept,
    autoResetPageIndex: false,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: ({ original }, _column, search: string) =>
      containsAllWords(columns.map(({ text }) => text(original)).join(" "), search),
  });
  const { globalFilter = "", sorting, pagination } = table.state;
  const search = String(globalFilter);
  useEffect(() => keep({ globalFilter: search, sorting, pagination }), [keep, search, sorting, pagination]);
  const [sorted] = sorting;

  function find(text: string): void {
    table.setGlobalFilter(text);
    table.setPageIndex(0);
  }

  const matching = table.getSortedRowModel().rows.map(({ original }) => original);
  const last = Math.max(0, table.getPageCount() - 1);
  // Rows may have been removed while a late page was displayed.
  useEffect(() => {
    if (list.data && pagination.pageIndex > last) table.setPageIndex(last);
  }, [table, list.data, pagination.pageIndex, last]);
  return {
    matching,
    state: list.data ? ("ready" as const) : list.isError ? ("error" as const) : ("loading" as const),
    error: list.error,
    onRetry: () => void list.refetch(),
    rows: table.getRowModel().rows.map(({ original }) => original),
    page: Math.min(pagination.pageIndex, last) + 1,
    pageSize: TABLE_PAGE_SIZE,
    total: matching.length,
    onPage: (page: number) => table.setPageIndex(page - 1),
    sort: sorted ? ({ key: sorted.id, direction: sorted.desc ? "desc" : "asc" } satisfies Sort) : null,
    onSort: ({ key, direction }: Sort) => table.setSorting([{ id: key, desc: direction === "desc" }]),
    search,
    setSearch: find,
    isFiltered: search !== "",
    onClearFilters: () => find(""),
  };
}
