import { useQuery } from "@tanstack/react-query";
import { api, isNetworkFailure, isSessionOver } from "@/lib/client/api-client";
import { cacheResponse, clearOfflineCopy, readCachedResponse } from "./offline-copy";

/**
 * A response of the server, or its copy on the device with the time it was stored; `keptAt` is null for a fresh one.
 */
interface OfflineAnswer<T> {
  value: T;
  keptAt: Date | null;
}

async function fetchOrReadCopy<T>(path: string, signal: AbortSignal): Promise<OfflineAnswer<T>> {
  try {
    if (!navigator.onLine) throw new TypeError("There is no network.");
    const value = await api.get<T>(path, { signal });
    await cacheResponse(path, value);
    return { value, keptAt: null };
  } catch (error) {
    if (isSessionOver(error)) await clearOfflineCopy();
    const copy = isNetworkFailure(error) ? await readCachedResponse<T>(path) : null;
    if (copy === null) throw error;
    return copy;
  }
}

/**
 * A GET whose last response is stored on the device and used without a network; refetched once there is one. Once the
 * session has ended, the device stores it no longer.
 */
export function useOfflineQuery<T>(path: string) {
  return useQuery({
    queryKey: [path, "kept"],
    queryFn: ({ signal }) => fetchOrReadCopy<T>(path, signal),
    refetchOnMount: "always",
    refetchOnReconnect: "always",
    networkMode: "always",
    refetchInterval: ({ state }) => (state.data?.keptAt ? 15_000 : 60_000),
  });
}
