/** The copy of one's bookings that opens without a network (public/sw.js keeps it). */

const COPY = "my-bookings";
const PAGE = "/mybookings";
const isSupported = () => "serviceWorker" in navigator && "caches" in window;

/** Asks for /mybookings as it is now to be kept. Without support nothing happens: the page works as before. */
export async function keepOfflineCopy(): Promise<void> {
  if (!isSupported()) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  } catch {
    // Blocked by the browser (a private window, for one): there is no copy then.
  }
}

/**
 * How long ago the page that the server wrote at `renderedAt` was kept, in milliseconds by this device's own clock; null
 * when what is kept is another page, or nothing.
 */
export async function ageOfCopy(renderedAt: string): Promise<number | null> {
  if (!isSupported()) return null;
  const copy = await caches.match(PAGE, { cacheName: COPY });
  const keptAt = Number(copy?.headers.get("X-Kept-At") ?? Number.NaN);
  if (copy === undefined || Number.isNaN(keptAt) || !(await copy.text()).includes(renderedAt)) return null;
  return Date.now() - keptAt;
}

/** Removes the copy: with the session, what one person has seen goes from the device. */
export async function forgetOfflineCopy(): Promise<void> {
  if (typeof navigator === "undefined" || !isSupported()) return;
  navigator.serviceWorker.controller?.postMessage("forget");
  await caches.delete(COPY);
}
