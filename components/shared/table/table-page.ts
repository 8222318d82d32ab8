/** How many rows of a list that the server keeps are shown at once. */
export const TABLE_PAGE_SIZE = 25;

/** Search, filters and sort by their names on the server; an empty value is not sent. */
type TableQuery = Readonly<Record<string, string>>;

export const tableQueryString = (query: TableQuery): string =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();

/**
 * The key under which the cache of queries keeps a page of rows.
 * @param page from 1 on
 */
export const tablePageKey = (path: string, query: TableQuery, page: number) => [
  path,
  "page",
  tableQueryString(query),
  page,
];

/** What the server parses for the first page, which it may bring along with the screen. */
export const tableFirstPage = (query: TableQuery) => ({
  ...query,
  page: "1",
  pageSize: String(TABLE_PAGE_SIZE),
});

/** How many items a growing list shows at first, and more each time: as many as stand on a page without scrolling far. */
const GROWING_PAGE_SIZE = 15;

/** The same of a list whose items come one page under the other: its key, what is asked for, what the cache keeps. */
export const growing = {
  key: (path: string) => [path, "growing"],
  page: (page: number) => ({ page: String(page), pageSize: String(GROWING_PAGE_SIZE) }),
  hasMore: (pages: number, total: number) => pages * GROWING_PAGE_SIZE < total,
  first: <Item>(items: readonly Item[], total: number, amount: number | null = null) => ({
    pages: [{ items, total, amount }],
    pageParams: [1],
  }),
};
