import { api } from "@/lib/client/api-client";
import { readStored, writeStored } from "@/lib/client/storage";
import { type ScreenState, screenStateSchema } from "@/lib/schemas/panel/screen";

/** The requests and stored state of a device that serves as a screen at the door. */

const keyOf = (token: string) => `screen:${token}`;

/** Opens the screen of a code. @returns the path of its page @throws ApiError CODE_INVALID, RATE_LIMITED, VALIDATION */
export async function openScreen(code: string): Promise<string> {
  const { path } = await api.post<{ path: string }>("/api/screens/open", { code }, { anonymous: true });
  return path;
}

/**
 * Fetches the current program and stores it.
 * @throws ApiError NOT_FOUND if the screen was deleted; an error of the network
 */
export async function readScreen(token: string): Promise<ScreenState> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const state = await api.get<ScreenState>(`/api/screens/state/${token}`, { anonymous: true, signal });
  writeStored("localStorage", keyOf(token), JSON.stringify(state));
  return state;
}

/** The device sends the request again after this time without a response. */
const TIMEOUT_MS = 8_000;

/** The last state that this device has stored; null without one. */
export function cachedScreen(token: string): ScreenState | null {
  try {
    return screenStateSchema
      .nullable()
      .catch(null)
      .parse(JSON.parse(readStored("localStorage", keyOf(token)) ?? "null"));
  } catch {
    return null;
  }
}

export const forgetScreen = (token: string): void => writeStored("localStorage", keyOf(token), null);

/**
 * Makes the service worker cache the page and everything it has loaded, so that a device that is switched on without a
 * network shows its last state.
 */
export async function cacheScreenPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/schermo-sw.js", { scope: "/schermo/" });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page: window.location.pathname, files });
}
