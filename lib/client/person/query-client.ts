import { QueryCache, QueryClient } from "@tanstack/react-query";
import { api, isSessionOver } from "@/lib/client/api-client";
import { onUserChange } from "./session";

/**
 * A query client with the cache rules of docs/product.md. A query without a queryFn is a GET on its key: `useQuery({
 * queryKey: ["/api/bookings"] })`.
 */
function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    // Once the session has ended, a page drops what it showed, and nothing is shown that was loaded before.
    onError: (error, failed) => {
      if (!isSessionOver(error)) return;
      failed.setState({ data: undefined });
      for (const query of queryCache.getAll())
        if (!query.isActive()) query.setState({ data: undefined, status: "pending" });
    },
  });
  return new QueryClient({
    queryCache,
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

let tabClient: QueryClient | undefined;

/** The query client of this tab; on the server, a new one for each render. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (!tabClient) {
    const client = createQueryClient();
    onUserChange(() => client.removeQueries());
    tabClient = client;
  }
  return tabClient;
}
