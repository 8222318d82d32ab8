import { sitePath } from "@/lib/domain/site/site-path";

/**
 * The page to open after the login, stored for this tab: the code is read in another program, and the page may be
 * reloaded.
 */
const KEY = "requested-page";

/** A path of this site; null without a requested page. */
export function loadRequestedPage(): string | null {
  try {
    return sitePath(globalThis.sessionStorage?.getItem(KEY) ?? undefined);
  } catch {
    return null;
  }
}

/** @param path null to clear the requested page */
export function saveRequestedPage(path: string | null): void {
  try {
    if (path === null) globalThis.sessionStorage?.removeItem(KEY);
    else globalThis.sessionStorage?.setItem(KEY, path);
  } catch {
    // Storage is unavailable: the page waits as long as this one is shown.
  }
}
