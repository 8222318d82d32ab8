type Area = "localStorage" | "sessionStorage";

/** Null without a value, and without storage: on the server, or if the browser blocks it. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores nothing if storage is full or unavailable. @param value null removes the value */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area]?.removeItem(key);
    else globalThis[area]?.setItem(key, value);
  } catch {
    // The value lasts as long as the page that has it.
  }
}
