import { QueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import { onOtherPerson } from "./session";

/**
 * A query client with the cache rules of docs/product.md. A query without a function of its own is a GET on its key:
 * `useQuery({ queryKey: ["/api/bookings"] })`.
 */
function createQueryClient(): QueryClient {
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

let ofTab: QueryClient | undefined;

/** The one of this tab; on the server, a new one for each page. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (!ofTab) {
    const client = createQueryClient();
    onOtherPerson(() => client.removeQueries());
    ofTab = client;
  }
  return ofTab;
}
