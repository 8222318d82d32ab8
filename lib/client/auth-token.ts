import { readStored, writeStored } from "./storage";

/** The session token in localStorage (docs/product.md). If storage is unavailable, only the cookie is used. */
const NAME = "authToken";

export const getAuthToken = (): string | null => readStored("localStorage", NAME);

export const setAuthToken = (token: string): void => writeStored("localStorage", NAME, token);

export const removeAuthToken = (): void => writeStored("localStorage", NAME, null);

/** Whether a storage event is about the token: it was set or removed, or the whole storage was cleared. */
export function isTokenEvent(event: StorageEvent): boolean {
  return event.key === NAME || event.key === null;
}
