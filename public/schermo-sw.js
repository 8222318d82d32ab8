/*
 * Keeps the screens at the door on without a network (docs/rules.md): the page of a screen, and the files that it has
 * loaded. The page asks for what is on by itself, and keeps that itself.
 */
const COPY = "schermo";
/** Files of versions before stay until there are this many. */
const MOST_FILES = 300;

const isFile = ({ origin, pathname }) =>
  origin === location.origin && /^\/(_next\/static\/|_next\/image$|images\/|uploads\/)/.test(pathname);

async function keep(request, response) {
  const cache = await caches.open(COPY);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_FILES))) await cache.delete(key);
}

/** The page from the server; without it, or while it is being renewed, the copy. */
async function pageOrCopy(event) {
  const copy = () => caches.match(event.request.url, { cacheName: COPY, ignoreVary: true });
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(event.request.url, response.clone()));
    if (response.status === 404) event.waitUntil(caches.open(COPY).then((cache) => cache.delete(event.request.url)));
    return response.status >= 500 ? ((await copy()) ?? response) : response;
  } catch (error) {
    const kept = await copy();
    if (kept) return kept;
    throw error;
  }
}

async function copyOrFile(event) {
  const kept = await caches.match(event.request, { cacheName: COPY, ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(event.request, response.clone()));
  return response;
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate") event.respondWith(pageOrCopy(event));
  else if (isFile(new URL(event.request.url))) event.respondWith(copyOrFile(event));
});

/** What the page had loaded before this was there. */
self.addEventListener("message", (event) => {
  const { page, files } = event.data;
  const wanted = [page, ...files.filter((file) => isFile(new URL(file)))];
  event.waitUntil(
    caches.open(COPY).then(async (cache) => {
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const missing = wanted.filter((file) => !kept.has(new URL(file, location.origin).href));
      await Promise.allSettled(missing.map((file) => cache.add(file)));
    }),
  );
});
