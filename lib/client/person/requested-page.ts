import { sitePath } from "@/lib/domain/site/site-path";

/** The page that waits for a login, stored for this tab: a code is read elsewhere, and the page may be loaded anew. */
const KEY = "requested-page";

/** A path of this site; null when no page waits. */
export function loadRequestedPage(): string | null {
  try {
    return sitePath(globalThis.sessionStorage?.getItem(KEY) ?? undefined);
  } catch {
    return null;
  }
}

/** @param path null when no page waits any more */
export function saveRequestedPage(path: string | null): void {
  try {
    if (path === null) globalThis.sessionStorage?.removeItem(KEY);
    else globalThis.sessionStorage?.setItem(KEY, path);
  } catch {
    // Storage is unavailable: the page waits as long as this one is shown.
  }
}
