import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import { growing } from "./table-page";
import { TableError, TableSkeleton } from "./table-states";

interface GrowingListProps<T> {
  /** The endpoint of the list with its filters. It accepts page and pageSize and returns X-Total-Count. */
  path: string;
  none: string;
  more: string;
  /** The items to show as long as there are more; the others are held back until the next ones are loaded. */
  whole?: (items: readonly T[]) => readonly T[];
  /** @param amount the total of all items in cents, for a list of amounts */
  children: (items: readonly T[], amount: number | null) => ReactNode;
}

/** A list on the server: its first items, and the next ones below them on request. */
export function GrowingList<T>({ path, none, more, whole, children }: GrowingListProps<T>) {
  const join = path.includes("?") ? "&" : "?";
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: growing.key(path),
      queryFn: ({ pageParam, signal }) =>
        api.list<T>(`${path}${join}${new URLSearchParams(growing.page(pageParam))}`, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) =>
        growing.hasMore(pages.length, total) ? pages.length + 1 : undefined,
      placeholderData: keepPreviousData,
      refetchOnMount: "always",
    });
  if (isPending) return <TableSkeleton rows={3} />;
  if (!data) return <TableError error={error} onRetry={() => void refetch()} />;
  const loaded = data.pages.flatMap((page) => page.items);
  const items = hasNextPage && whole ? whole(loaded) : loaded;
  const rest = (data.pages.at(-1)?.total ?? 0) - items.length;
  return (
    <>
      {items.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        children(items, data.pages.at(-1)?.amount ?? null)
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-3"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {more} ({rest})
        </Button>
      )}
    </>
  );
}
