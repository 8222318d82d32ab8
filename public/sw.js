/**
 * Keeps /mybookings as it was last seen, with the files that it needs, for when there is no network. Nothing else is
 * kept: prices and availability always come from the server. Everything goes with the session (lib/client/offline-copy.ts).
 */
const COPY = "my-bookings";
const PAGE = "/mybookings";
/** The page that was just loaded need not be fetched again to be kept. */
const FRESH_MS = 5_000;
let lastKept = 0;
/** Rises when everything is to be forgotten, so that an answer still under way is not kept after it. */
let generation = 0;

const isPage = (url) => url.origin === location.origin && url.pathname === PAGE;
const isFile = (url) => url.origin === location.origin && url.pathname.startsWith("/_next/static/");

/** Exactly the files that the page names: what an older version needed goes. */
async function keepFiles(cache, html) {
  const wanted = new Set([...html.matchAll(/\/_next\/static\/[^"'\\\s)]+/g)].map(([path]) => new URL(path, location.origin).href));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of kept) if (isFile(new URL(url)) && !wanted.has(url)) await cache.delete(url);
  await Promise.allSettled([...wanted].filter((url) => !kept.has(url)).map((url) => cache.add(url)));
}

async function keep(response) {
  // Sent elsewhere: the session is over.
  if (response.redirected || response.type === "opaqueredirect") return forget();
  if (!response.ok) return;
  const started = generation;
  lastKept = Date.now();
  const html = await response.text();
  const cache = await caches.open(COPY);
  if (started !== generation) return;
  // By the clock of this device, which the page asks too when it wants to know how old it is.
  const headers = new Headers(response.headers);
  headers.set("X-Kept-At", String(Date.now()));
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  await cache.put(PAGE, new Response(html, { headers }));
  await keepFiles(cache, html);
  if (started !== generation) await caches.delete(COPY);
}

async function forget() {
  generation += 1;
  lastKept = 0;
  await caches.delete(COPY);
}

async function pageOrCopy(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(response.clone()));
    return response;
  } catch (error) {
    const copy = await caches.match(PAGE, { cacheName: COPY });
    if (copy) return copy;
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url);
  if (event.request.mode === "navigate" && isPage(url)) event.respondWith(pageOrCopy(event));
  // Files carry their version in their name.
  else if (isFile(url)) event.respondWith(caches.match(event.request, { cacheName: COPY }).then((file) => file ?? fetch(event.request)));
});

self.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(forget());
  if (event.data === "keep" && Date.now() - lastKept > FRESH_MS) {
    event.waitUntil(fetch(PAGE, { credentials: "same-origin" }).then(keep, () => undefined));
  }
});
