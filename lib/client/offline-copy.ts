/** The copy of one's bookings that opens without a network (public/sw.js keeps it). */

const COPY = "my-bookings";
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

/** Removes the copy: with the session, what one person has seen goes from the device. */
export async function forgetOfflineCopy(): Promise<void> {
  if (typeof navigator === "undefined" || !isSupported()) return;
  navigator.serviceWorker.controller?.postMessage("forget");
  await caches.delete(COPY);
}
