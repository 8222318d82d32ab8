"use client";

import { useMemo } from "react";
import { useKeptState } from "@/components/shared/kept-state";
import { pageCount, pageOf, type Sort, searchRows, sortRows } from "@/components/shared/table/rows";
import type { Column } from "./columns";

const PAGE_SIZE = 20;

const NONE: readonly never[] = [];

/** A query for all rows. */
interface List<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Search, sort and pages of a list that is there as a whole. `matching` are all rows found, in order, for the export.
 * A change of the search goes back to the first page.
 * @param keptAs under which name search, sort and page are kept for when somebody comes back to the list; null: not
 */
export function useLocalTable<Row>(
  list: List<Row>,
  columns: readonly Column<Row>[],
  keptAs: string | null = null,
) {
  const all = list.data ?? NONE;
  const keyOf = (part: string) => (keptAs === null ? null : `${keptAs} ${part}`);
  const [search, setSearch] = useKeptState(keyOf("search"), "");
  const [sort, setSort] = useKeptState<Sort | null>(keyOf("sort"), null);
  const [page, setPage] = useKeptState(keyOf("page"), 1);

  const matching = useMemo(() => {
    const textOf = (row: Row) => columns.map(({ text }) => text(row)).join(" ");
    const found = searchRows(all, search, textOf);
    const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
    return sort && sortValue ? sortRows(found, sortValue, sort.direction) : found;
  }, [all, columns, search, sort]);

  function find(text: string): void {
    setSearch(text);
    setPage(1);
  }

  const shownPage = Math.min(page, pageCount(matching.length, PAGE_SIZE));
  return {
    matching,
    state: list.data ? ("ready" as const) : list.isError ? ("error" as const) : ("loading" as const),
    error: list.error,
    onRetry: () => void list.refetch(),
    rows: pageOf(matching, shownPage, PAGE_SIZE),
    page: shownPage,
    pageSize: PAGE_SIZE,
    total: matching.length,
    onPage: setPage,
    sort,
    onSort: setSort,
    search,
    setSearch: find,
    isFiltered: search !== "",
    onClearFilters: () => find(""),
  };
}
