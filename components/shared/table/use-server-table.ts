"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { useDebounced } from "@/components/shared/use-debounced";
import { api } from "@/lib/client/api-client";
import { listAll } from "@/lib/client/list-all";
import type { Sort } from "./columns";
import { pageCount } from "./table-pager";

const PAGE_SIZE = 25;
export type Filters = Readonly<Record<string, string>>;

const withoutEmpty = (filters: Filters): [string, string][] =>
  Object.entries(filters).filter(([, value]) => value !== "");

/** The filters that are still as the list began, emptied. */
const giveWay = (filters: Filters, first: Filters): Filters =>
  Object.fromEntries(Object.keys(first).flatMap((key) => (filters[key] === first[key] ? [[key, ""]] : [])));

/**
 * Search, filters, sort and pages of a list that the server keeps.
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
) {
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState<F>({ ...none, ...first });
  const [sort, setSort] = useState(firstSort);
  const [page, setPage] = useState(1);
  const q = useDebounced(search.trim());

  const asked = q === "" ? filters : { ...filters, ...giveWay(filters, first) };
  const query = new URLSearchParams([...withoutEmpty({ ...asked, q, sort: sortOf(sort) })]).toString();
  const list = useQuery({
    queryKey: [path, "page", query, page],
    queryFn: ({ signal }) => api.list<Row>(`${path}?${query}&page=${page}&pageSize=${PAGE_SIZE}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  const total = list.data?.total ?? 0;
  const lastPage = pageCount(total, PAGE_SIZE);
  // Rows went away while a late page was shown.
  useEffect(() => {
    if (list.data && page > lastPage) setPage(lastPage);
  }, [list.data, page, lastPage]);

  const isTyping = useDeferredValue(search).trim() !== q;
  return {
    rows: list.data?.items ?? [],
    state: list.data ? ("ready" as const) : list.isError ? ("error" as const) : ("loading" as const),
    error: list.error,
    onRetry: () => void list.refetch(),
    isRefreshing: list.isPlaceholderData || isTyping,
    page,
    pageSize: PAGE_SIZE,
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
    isFiltered: search !== "" || Object.keys(filters).some((key) => filters[key] !== none[key]),
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
