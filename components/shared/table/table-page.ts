/** The number of rows per page of a table. */
export const TABLE_PAGE_SIZE = 20;

/** Search, filters and order by the server's parameter names; empty values are not sent. */
type TableQuery = Readonly<Record<string, string>>;

export const tableQueryString = (query: TableQuery): string =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();

/** The query key of a page of rows. @param page from 1 */
export const tablePageKey = (path: string, query: TableQuery, page: number) => [
  path,
  "page",
  tableQueryString(query),
  page,
];

/** The query for the first page, with which the server preloads a screen's data. */
export const tableFirstPage = (query: TableQuery) => ({
  ...query,
  page: "1",
  pageSize: String(TABLE_PAGE_SIZE),
});

/** The number of items that a growing list shows at first and adds on request; few enough to avoid long scrolling. */
const GROWING_PAGE_SIZE = 15;

/** The equivalent for a growing list: its query key, its page parameters and its cached data. */
export const growing = {
  key: (path: string) => [path, "growing"],
  page: (page: number) => ({ page: String(page), pageSize: String(GROWING_PAGE_SIZE) }),
  hasMore: (pages: number, total: number) => pages * GROWING_PAGE_SIZE < total,
  first: <Item>(items: readonly Item[], total: number, amount: number | null = null) => ({
    pages: [{ items, total, amount }],
    pageParams: [1],
  }),
};
