import { readStored, writeStored } from "@/lib/client/storage";
import { sitePath } from "@/lib/domain/site/site-path";

/**
 * The page to open after the login, stored for this tab: the code is read in another program, and the page may be
 * reloaded.
 */
const KEY = "requested-page";

/** A path of this site; null without a requested page. */
export const loadRequestedPage = (): string | null =>
  sitePath(readStored("sessionStorage", KEY) ?? undefined);

/** @param path null to clear the requested page */
export const saveRequestedPage = (path: string | null): void => writeStored("sessionStorage", KEY, path);
