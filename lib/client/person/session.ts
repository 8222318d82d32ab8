import { getAuthToken, isTokenEvent, removeAuthToken } from "@/lib/client/auth-token";
import { isAttended } from "@/lib/client/site/attended";
import { listenToOtherTabs } from "@/lib/client/site/other-tabs";
import { UNATTENDED_HEADER } from "@/lib/domain/site/unattended-header";
import type { User } from "@/lib/schemas/person/user";

/** The response of GET /api/auth/me. */
type SessionState = { isAuthenticated: false } | { isAuthenticated: true; user: User };

const PATH = "/api/auth/me";
const ANONYMOUS: SessionState = { isAuthenticated: false };
/** How long a response stays fresh (docs/product.md). */
const FRESH_MS = 60_000;

/*
 * The session state of this tab. It has its own store instead of a query: every page needs it, and most pages need
 * nothing else of the query library.
 */
let state: SessionState | undefined;
let answeredAt = Number.NEGATIVE_INFINITY;
let pendingRequest: { controller: AbortController; answered: Promise<void> } | null = null;
const listeners = new Set<() => void>();
const userChangeListeners = new Set<() => void>();

const userIdOf = (of: SessionState | undefined) => (of?.isAuthenticated ? of.user.id : null);

/** The session state; undefined until the server has responded once. */
export const getSession = (): SessionState | undefined => state;

/** Aborts a pending request, whose response would be for the previous user. */
export function cancelSessionRequest(): void {
  pendingRequest?.controller.abort();
  pendingRequest = null;
}

/** Sets the session state of this tab and notifies its listeners. `undefined` means unknown. */
export function setSession(next: SessionState | undefined): void {
  cancelSessionRequest();
  answeredAt = next ? Date.now() : Number.NEGATIVE_INFINITY;
  // An unchanged user keeps its object identity, so that dependent components do not re-render every minute.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  const hasUserChanged = state !== undefined && userIdOf(next) !== userIdOf(state);
  state = next;
  if (hasUserChanged) for (const listener of userChangeListeners) listener();
  for (const listener of listeners) listener();
}

const TIMEOUT_MS = 30_000;

const rejectAfterTimeout = () => new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));

/**
 * Fetches the session with a plain `fetch`, which spares most pages the API client's code. If that fails, the API
 * client is loaded and retries.
 */
async function requestSession(signal: AbortSignal): Promise<SessionState> {
  const headers = new Headers({ Accept: "application/json", "X-Requested-With": "XMLHttpRequest" });
  const token = getAuthToken();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (!isAttended()) headers.set(UNATTENDED_HEADER, "1");
  try {
    const response = await Promise.race([
      fetch(PATH, { headers, credentials: "include", signal }),
      rejectAfterTimeout(),
    ]);
    if (response.ok) return await response.json();
  } catch {
    signal.throwIfAborted();
  }
  const { api } = await import("@/lib/client/api-client");
  return api.get<SessionState>(PATH, { signal });
}

/**
 * Fetches the session. A token that the server does not accept is removed, and the request repeated with the cookie
 * only.
 */
async function fetchSession(signal: AbortSignal): Promise<SessionState> {
  const token = getAuthToken();
  const answer = await requestSession(signal);
  if (answer.isAuthenticated || token === null) return answer;
  // Another tab may have signed in meanwhile; its new token must not be removed.
  if (getAuthToken() === token) removeAuthToken();
  return requestSession(signal);
}

/** Defers a page's first request to a later task, so that it does not lengthen hydration on a phone. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves once there is a network. */
async function waitUntilOnline(): Promise<void> {
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

async function runRequest({ signal }: AbortController): Promise<void> {
  try {
    await nextTask();
    await waitUntilOnline();
    if (signal.aborted) return;
    const answer = await fetchSession(signal);
    if (!signal.aborted) setSession(answer);
  } catch {
    // The server cannot be reached: the previous state stays, and the next subscriber triggers a new request.
    if (signal.aborted) return;
    setSession(state ?? ANONYMOUS);
    answeredAt = Number.NEGATIVE_INFINITY;
  }
}

/** Refetches the session; resolves when the response has arrived or the request has failed. */
export function refreshSession(): Promise<void> {
  cancelSessionRequest();
  const controller = new AbortController();
  const answered = runRequest(controller);
  pendingRequest = { controller, answered };
  return answered;
}

function refreshIfStale(): void {
  if (pendingRequest === null && Date.now() - answeredAt >= FRESH_MS) void refreshSession();
}

/** Calls `listener` when the session changes, and refreshes a stale one. @returns the function to unsubscribe */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  refreshIfStale();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) cancelSessionRequest();
  };
}

/** Calls `listener` when the signed-in user changes, to clear the previous user's data. */
export function onUserChange(listener: () => void): void {
  userChangeListeners.add(listener);
}

/** How often an anonymous session that has a token is checked again. */
const RECHECK_MS = 60_000;

/** Keeps the session in sync with other tabs, the network and time. @returns the function to stop */
export function syncSession(): () => void {
  const onStorage = (event: StorageEvent) => isTokenEvent(event) && void refreshSession();
  const recheck = () => {
    if (!state?.isAuthenticated && getAuthToken() !== null) void refreshSession();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", refreshIfStale);
  const timer = setInterval(recheck, RECHECK_MS);
  const stopListening = listenToOtherTabs(() => void refreshSession());
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", refreshIfStale);
    clearInterval(timer);
    stopListening();
  };
}
