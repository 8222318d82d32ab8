/** The session token in localStorage (docs/product.md). If storage is unavailable, only the cookie is used. */
const NAME = "authToken";

export function getAuthToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(NAME) ?? null;
  } catch {
    return null;
  }
}

export function setAuthToken(token: string): void {
  try {
    globalThis.localStorage?.setItem(NAME, token);
  } catch {
    // The cookie carries the same session.
  }
}

export function removeAuthToken(): void {
  try {
    globalThis.localStorage?.removeItem(NAME);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Whether a storage event is about the token: it was set or removed, or the whole storage was cleared. */
export function isTokenEvent(event: StorageEvent): boolean {
  return event.key === NAME || event.key === null;
}
