/**
 * What opens without a network: the pages that public/sw.js keeps, and the answers that are put beside them here. All of
 * it is of the person who is signed in, and goes with the session.
 */

const COPY = "offline";
const KEPT_AT = "X-Kept-At";
const isSupported = () => "serviceWorker" in navigator && "caches" in window;

/** The pages that can be kept. */
export type KeptPage = "/mybookings" | "/admin/oggi";

/** Files of the build and pictures, as public/sw.js knows them. */
const KEPT_FILE = /^\/(_next\/static\/|images\/|uploads\/|_next\/image$)/;

/** The files that this page has loaded, also those that it loaded when they were needed and does not name. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // Pictures that are still on their way, or come when they are scrolled to.
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address !== "");
  return [...new Set([...loaded, ...shown])]
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT_FILE.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

const siteName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";

/**
 * Asks for a page as it is now to be kept, with its files. Without support nothing happens: the page works as before.
 * @param parts load what the page needs later on; they are kept with it
 */
export async function keepOfflineCopy(
  page: KeptPage,
  parts: readonly (() => Promise<unknown>)[] = [],
): Promise<void> {
  if (!isSupported()) return;
  try {
    await Promise.allSettled(parts.map((load) => load()));
    // It has to know by what name it speaks when there is nobody to ask.
    const script = `/sw.js?name=${encodeURIComponent(siteName())}`;
    await navigator.serviceWorker.register(script, { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: page, files: loadedFiles() });
  } catch {
    // Blocked by the browser (a private window, for one): there is no copy then.
  }
}

/**
 * How long ago the page that the server wrote at `renderedAt` was kept, in milliseconds by this device's own clock; null
 * when what is kept is another page, or nothing.
 */
export async function ageOfCopy(page: KeptPage, renderedAt: string): Promise<number | null> {
  if (!isSupported()) return null;
  const copy = await caches.match(page, { cacheName: COPY });
  const keptAt = Number(copy?.headers.get(KEPT_AT) ?? Number.NaN);
  if (copy === undefined || Number.isNaN(keptAt) || !(await copy.text()).includes(renderedAt)) return null;
  return Date.now() - keptAt;
}

/** Keeps an answer of the API, for readAnswerCopy. */
export async function keepAnswerCopy(path: string, answer: unknown): Promise<void> {
  if (!isSupported()) return;
  try {
    const cache = await caches.open(COPY);
    await cache.put(path, Response.json(answer, { headers: { [KEPT_AT]: String(Date.now()) } }));
  } catch {
    // No room, or blocked by the browser.
  }
}

/** The last answer that was kept, and when that was; null when there is none. */
export async function readAnswerCopy<T>(path: string): Promise<{ value: T; keptAt: Date } | null> {
  if (!isSupported()) return null;
  const copy = await caches.match(path, { cacheName: COPY }).catch(() => undefined);
  if (copy === undefined) return null;
  return { value: await copy.json(), keptAt: new Date(Number(copy.headers.get(KEPT_AT))) };
}

/** Removes all of it: with the session, what one person has seen goes from the device. */
export async function forgetOfflineCopy(): Promise<void> {
  if (typeof navigator === "undefined" || !isSupported()) return;
  navigator.serviceWorker.controller?.postMessage("forget");
  await caches.delete(COPY);
}
