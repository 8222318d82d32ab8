"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { useKeptState } from "@/components/shared/kept-state";
import { useDebounced } from "@/components/shared/use-debounced";
import { api } from "@/lib/client/api-client";
import { listAll } from "@/lib/client/list-all";
import type { Sort } from "./columns";
import { TABLE_PAGE_SIZE, tablePageKey, tableQueryString } from "./table-page";
import { pageCount } from "./table-pager";

export type Filters = Readonly<Record<string, string>>;

/** The filters that are still as the list began, emptied. */
const giveWay = (filters: Filters, first: Filters): Filters =>
  Object.fromEntries(Object.keys(first).flatMap((key) => (filters[key] === first[key] ? [[key, ""]] : [])));

const isSame = (one: Filters, other: Filters): boolean =>
  Object.keys(one).every((key) => one[key] === other[key]);

/**
 * Search, filters, sort and pages of a list that the server keeps. They are kept for when somebody comes back to the page.
 * @param path Of the list, which takes q, sort, page and pageSize and answers X-Total-Count.
 * @param none The filters that let everything through; an empty value is not sent.
 * @param sortOf The name of an order on the server.
 */
export function useServerTable<Row, F extends Filters>(
  path: string,
  none: F,
  sortOf: (sort: Sort) => string,
  firstSort: Sort,
  /** What the list begins with: it gives way to a search, which looks everywhere. */
  first: Filters = {},
  /** A search that the address of the page asks for; it replaces what was kept. */
  asked = "",
  /** Filters that the address asks for; they replace those that were kept. */
  askedFilters: Partial<F> | null = null,
) {
  const [search, setSearch] = useKeptState(asked === "" ? `${path} search` : null, asked);
  const begun = { ...none, ...first };
  const [filters, setFilters] = useKeptState<F>(
    askedFilters === null ? `${path} filters` : null,
    askedFilters === null ? begun : { ...none, ...askedFilters },
  );
  const [sort, setSort] = useKeptState(`${path} sort`, firstSort);
  const [page, setPage] = useKeptState(`${path} page`, 1);
  const q = useDebounced(search.trim());

  const wanted = q === "" ? filters : { ...filters, ...giveWay(filters, first) };
  const asking = { ...wanted, q, sort: sortOf(sort) };
  const query = tableQueryString(asking);
  const list = useQuery({
    queryKey: tablePageKey(path, asking, page),
    queryFn: ({ signal }) =>
      api.list<Row>(`${path}?${query}&page=${page}&pageSize=${TABLE_PAGE_SIZE}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const total = list.data?.total ?? 0;
  const lastPage = pageCount(total, TABLE_PAGE_SIZE);
  // Rows went away while a late page was shown.
  useEffect(() => {
    if (list.data && page > lastPage) setPage(lastPage);
  }, [list.data, page, lastPage, setPage]);

  const isTyping = useDeferredValue(search).trim() !== q;
  return {
    rows: list.data?.items ?? [],
    state: list.data ? ("ready" as const) : list.isError ? ("error" as const) : ("loading" as const),
    error: list.error,
    onRetry: () => void list.refetch(),
    isRefreshing: list.isPlaceholderData || isTyping,
    page,
    pageSize: TABLE_PAGE_SIZE,
    total,
    onPage: setPage,
    sort,
    onSort: (next: Sort) => {
      setSort(next);
      setPage(1);
    },
    search,
    setSearch: (value: string) => {
      setSearch(value);
      setPage(1);
    },
    filters,
    setFilter: (part: Partial<F>) => {
      setFilters({ ...filters, ...part });
      setPage(1);
    },
    isFiltered: search !== "" || !(isSame(filters, none) || isSame(filters, begun)),
    /** The list is as it begins, which leaves something out. */
    isBegun: search === "" && !isSame(begun, none) && isSame(filters, begun),
    onClearFilters: () => {
      setSearch("");
      setFilters(none);
      setPage(1);
    },
    /** Every row that is found, for the export. */
    listMatching: (onProgress?: (done: number, total: number) => void) =>
      listAll<Row>(`${path}?${query}`, onProgress ? { onProgress } : {}),
  };
}
