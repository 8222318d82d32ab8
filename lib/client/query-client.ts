import { QueryClient } from "@tanstack/react-query";
import { api } from "./api-client";

const MINUTE = 60_000;

/** docs/product.md: how long it is fresh and kept who is signed in. */
export const SESSION_CACHE = { staleTime: MINUTE, gcTime: 60 * MINUTE, retry: false } as const;
/** How often a visitor who is not signed in is looked at again. */
export const SESSION_RECHECK_MS = MINUTE;

/**
 * A query client with the cache rules of docs/product.md. A query without a function of its own is a GET on its key:
 * `useQuery({ queryKey: ["/api/bookings"] })`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.get(String(queryKey[0]), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
