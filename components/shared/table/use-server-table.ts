import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { useStoredState } from "@/components/shared/state-store";
import { useDebounced } from "@/components/shared/use-debounced";
import { api } from "@/lib/client/api-client";
import { listAll } from "@/lib/client/list-all";
import type { Sort } from "./columns";
import { TABLE_PAGE_SIZE, tablePageKey, tableQueryString } from "./table-page";
import { pageCount } from "./table-pager";

export type Filters = Readonly<Record<string, string>>;

/** Empties the filters that still have their initial values. */
const giveWay = (filters: Filters, first: Filters): Filters =>
  Object.fromEntries(Object.keys(first).flatMap((key) => (filters[key] === first[key] ? [[key, ""]] : [])));

const isSame = (one: Filters, other: Filters): boolean =>
  Object.keys(one).every((key) => one[key] === other[key]);

/**
 * Search, filters, order and pages of a list on the server. They are preserved for a return to the page.
 * @param path the endpoint of the list, which accepts q, sort, page and pageSize and returns X-Total-Count
 * @param none the filters that match everything; empty values are not sent
 * @param sortOf the server's name of an order
 */
export function useServerTable<Row, F extends Filters>(
  path: string,
  none: F,
  sortOf: (sort: Sort) => string,
  firstSort: Sort,
  /** The initial filters. A search ignores them, because it covers all rows. */
  first: Filters = {},
  /** A search from the page's URL; it replaces the preserved one. */
  asked = "",
  /** Filters from the page's URL; they replace the preserved ones. */
  askedFilters: Partial<F> | null = null,
) {
  const [search, setSearch] = useStoredState(asked === "" ? `${path} search` : null, asked);
  const begun = { ...none, ...first };
  const [filters, setFilters] = useStoredState<F>(
    askedFilters === null ? `${path} filters` : null,
    askedFilters === null ? begun : { ...none, ...askedFilters },
  );
  const [sort, setSort] = useStoredState(`${path} sort`, firstSort);
  const [page, setPage] = useStoredState(`${path} page`, 1);
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
  // Rows may have been removed while a late page was displayed.
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
    /** The initial filters are active and hide some rows. */
    isBegun: search === "" && !isSame(begun, none) && isSame(filters, begun),
    onClearFilters: () => {
      setSearch("");
      setFilters(none);
      setPage(1);
    },
    /** All matching rows, for the export. */
    listMatching: (onProgress?: (done: number, total: number) => void) =>
      listAll<Row>(`${path}?${query}`, onProgress ? { onProgress } : {}),
  };
}
