/**
 * The offline cache: pages stored by the service worker (public/sw.js), and API responses stored here. All of it
 * belongs to the signed-in user and is removed at the end of the session.
 */

const COPY = "offline";
const KEPT_AT = "X-Kept-At";
const isSupported = () => "serviceWorker" in navigator && "caches" in window;

export type OfflinePage = "/mybookings" | "/en/mybookings" | "/admin/oggi";

/** Build files and pictures; the same pattern as in public/sw.js. */
const CACHED_FILE = /^\/(_next\/static\/|images\/|uploads\/|_next\/image$)/;

/** The files that this page has loaded, including lazily loaded ones. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // Includes pictures that are still loading, or load when scrolled into view.
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address !== "");
  return [...new Set([...loaded, ...shown])]
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === location.origin && CACHED_FILE.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

const siteName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";

/**
 * Makes the service worker store the current page with its files. Does nothing if the browser has no support.
 * @param loaders imports of code that the page loads later, to be stored with it
 */
export async function saveOfflineCopy(
  page: OfflinePage,
  loaders: readonly (() => Promise<unknown>)[] = [],
): Promise<void> {
  if (!isSupported()) return;
  try {
    await Promise.allSettled(loaders.map((load) => load()));
    // The site's name, for the worker's own offline message.
    const script = `/sw.js?name=${encodeURIComponent(siteName())}`;
    await navigator.serviceWorker.register(script, { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: page, files: loadedFiles() });
  } catch {
    // Blocked by the browser, for example in a private window: there is no copy then.
  }
}

/**
 * How long ago the page that the server rendered at `renderedAt` was stored, in milliseconds by the device's clock;
 * null if the stored copy is another version, or there is none.
 */
export async function cachedPageAge(page: OfflinePage, renderedAt: string): Promise<number | null> {
  if (!isSupported()) return null;
  const copy = await caches.match(page, { cacheName: COPY });
  const keptAt = Number(copy?.headers.get(KEPT_AT) ?? Number.NaN);
  if (copy === undefined || Number.isNaN(keptAt) || !(await copy.text()).includes(renderedAt)) return null;
  return Date.now() - keptAt;
}

export async function cacheResponse(path: string, answer: unknown): Promise<void> {
  if (!isSupported()) return;
  try {
    const cache = await caches.open(COPY);
    await cache.put(path, Response.json(answer, { headers: { [KEPT_AT]: String(Date.now()) } }));
  } catch {
    // The quota is exceeded, or storage is blocked by the browser.
  }
}

/** The last stored response and when it was stored; null if there is none. */
export async function readCachedResponse<T>(path: string): Promise<{ value: T; keptAt: Date } | null> {
  if (!isSupported()) return null;
  const copy = await caches.match(path, { cacheName: COPY }).catch(() => undefined);
  if (copy === undefined) return null;
  return { value: await copy.json(), keptAt: new Date(Number(copy.headers.get(KEPT_AT))) };
}

/** Removes all stored pages and responses from the device. */
export async function clearOfflineCopy(): Promise<void> {
  if (typeof navigator === "undefined" || !isSupported()) return;
  navigator.serviceWorker.controller?.postMessage("forget");
  await caches.delete(COPY);
}
