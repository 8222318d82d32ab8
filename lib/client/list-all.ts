import { api } from "./api-client";

/** The maximum page size of the API. */
const LARGEST_PAGE = 500;

/**
 * Fetches all items of a paginated list, page after page.
 * @param path the list with its filters: "/api/bookings?status=pending"
 * @param onProgress called after each page with the number of items so far and in total
 * @throws ApiError
 */
export async function listAll<T>(
  path: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (done: number, total: number) => void } = {},
): Promise<T[]> {
  const items: T[] = [];
  const join = path.includes("?") ? "&" : "?";
  for (let page = 1; ; page += 1) {
    const answer = await api.list<T>(
      `${path}${join}page=${page}&pageSize=${LARGEST_PAGE}`,
      signal ? { signal } : {},
    );
    items.push(...answer.items);
    onProgress?.(items.length, answer.total);
    if (answer.items.length < LARGEST_PAGE || items.length >= answer.total) return items;
  }
}
