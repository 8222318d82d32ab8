import { useQuery } from "@tanstack/react-query";
import { api, isNetworkFailure } from "@/lib/client/api-client";
import { keepAnswerCopy, readAnswerCopy } from "./offline-copy";

/** An answer, and when it was kept where it comes from this device for want of a network; null when it is fresh. */
export interface Kept<T> {
  value: T;
  keptAt: Date | null;
}

async function askOrRead<T>(path: string, signal: AbortSignal): Promise<Kept<T>> {
  try {
    if (!navigator.onLine) throw new TypeError("There is no network.");
    const value = await api.get<T>(path, { signal });
    await keepAnswerCopy(path, value);
    return { value, keptAt: null };
  } catch (error) {
    const copy = isNetworkFailure(error) ? await readAnswerCopy<T>(path) : null;
    if (copy === null) throw error;
    return copy;
  }
}

/** A GET whose last answer is kept on the device: without a network it is that one, and asked anew once there is one. */
export function useKeptQuery<T>(path: string) {
  return useQuery({
    queryKey: [path, "kept"],
    queryFn: ({ signal }) => askOrRead<T>(path, signal),
    refetchOnMount: "always",
    refetchOnReconnect: "always",
    networkMode: "always",
    refetchInterval: ({ state }) => (state.data?.keptAt ? 15_000 : 60_000),
  });
}
