/** The token that the browser keeps (docs/product.md). Storage may be off: then there is none. */
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
    // There is nothing to remove where nothing can be kept.
  }
}

/** Whether a storage event tells of the token: it was set, removed, or everything was cleared. */
export function isTokenEvent(event: StorageEvent): boolean {
  return event.key === NAME || event.key === null;
}
