importScripts("/offline-page.js");

/**
 * Keeps some pages as they were last seen, with the files that they need, for when there is no network: those that a
 * page names, and those that it says it has loaded, such as the reader of codes at the door. Nothing else is kept here:
 * prices and availability always come from the server. Who is not signed in has nothing of it. Everything goes with the
 * session (lib/client/site/offline-copy.ts), the files too, though they hold no data.
 */
const COPY = "offline";
/** The pages that are kept, and what the page without a network says of them. */
const KEPT = [
  { path: "/mybookings", name: "Le Mie Prenotazioni", about: "Come le hai viste l'ultima volta, con i codici per l'arrivo" },
  { path: "/en/mybookings", name: "My Bookings", about: "As you last saw them, with the codes for your arrival" },
  { path: "/admin/oggi", name: "La giornata di oggi", about: "Come l'hai vista l'ultima volta, con gli elenchi per l'ingresso" },
];
const PAGES = KEPT.map(({ path }) => path);
/** The registration says it (lib/client/site/offline-copy.ts). */
const SITE_NAME = new URL(location).searchParams.get("name") ?? "";
/** Stands for a picture that was not kept. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#a9c2b1" fill-opacity=".35" d="M0 0h4v3H0z"/></svg>';
/** The page that was just loaded need not be fetched again to be kept. */
const FRESH_MS = 5_000;
let lastKept = {};
/** Rises when everything is to be forgotten, so that an answer still under way is not kept after it. */
let generation = 0;

/** The kept page that stands for an address: the panel opens with its day. */
const pageOf = ({ origin, pathname }) => origin === location.origin && PAGES.find((page) => page === (pathname === "/admin" ? "/admin/oggi" : pathname));
/** Where it is kept which files a page has loaded. */
const filesOf = (page) => `/offline-files${page}`;
const isOurs = (url) => url.origin === location.origin;
const isFile = (url) => isOurs(url) && url.pathname.startsWith("/_next/static/");
const isPicture = (url) => isOurs(url) && /^\/(images\/|uploads\/|_next\/image$)/.test(url.pathname);

/** Exactly the files that the pages name and have loaded: what an older version needed goes. */
async function settleFiles(cache) {
  const texts = await Promise.all(PAGES.map(async (page) => (await cache.match(page))?.text() ?? ""));
  const named = [...texts.join().matchAll(/\/_next\/static\/[^"'\\\s)]+/g)].map(([path]) => path);
  const loaded = await Promise.all(PAGES.map(async (page) => (await cache.match(filesOf(page)))?.json() ?? []));
  const wanted = new Set([...named, ...loaded.flat()].map((path) => new URL(path, location.origin).href));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isOld = (url) => (isFile(url) || isPicture(url)) && !wanted.has(url.href);
  for (const url of kept) if (isOld(new URL(url))) await cache.delete(url);
  await Promise.allSettled([...wanted].filter((url) => !kept.has(url)).map((url) => cache.add(url)));
}

/** One after the other: each looks at what is there. */
let settling = Promise.resolve();
function keepFiles(cache) {
  settling = settling.then(() => settleFiles(cache)).catch(() => undefined);
  return settling;
}

async function keep(page, response) {
  // Sent elsewhere: the session is over.
  if (response.redirected || response.type === "opaqueredirect") return forget();
  if (!response.ok) return;
  const started = generation;
  lastKept[page] = Date.now();
  const html = await response.text();
  const cache = await caches.open(COPY);
  if (started !== generation) return;
  // By the clock of this device, which the page asks too when it wants to know how old it is.
  const headers = new Headers(response.headers);
  headers.set("X-Kept-At", String(Date.now()));
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  await cache.put(page, new Response(html, { headers }));
  await keepFiles(cache);
  if (started !== generation) await caches.delete(COPY);
}

/** A page that asks to be kept says what it has loaded. */
async function keepAsked(page, files) {
  const started = generation;
  if (Date.now() - (lastKept[page] ?? 0) > FRESH_MS) {
    const response = await fetch(page, { credentials: "same-origin" }).catch(() => null);
    if (response) await keep(page, response);
  }
  if (started !== generation) return;
  const cache = await caches.open(COPY);
  await cache.put(filesOf(page), Response.json(files));
  await keepFiles(cache);
  if (started !== generation) await caches.delete(COPY);
}

async function forget() {
  generation += 1;
  lastKept = {};
  await caches.delete(COPY);
}

async function pageOrCopy(event, page) {
  try {
    const response = await fetch(event.request);
    if (new URL(event.request.url).pathname === page) event.waitUntil(keep(page, response.clone()));
    return response;
  } catch {
    const copy = await caches.match(page, { cacheName: COPY });
    return copy ?? withoutNetwork(event.request);
  }
}

/** The file of a font that this device has kept, by the beginning of its name. */
const fontNamed = (files, beginning) => files.find((url) => url.includes(`/media/${beginning}`) && url.endsWith(".woff2"));

/** What an address shows that is not kept: the way to what is. The app's first page leads there by itself. */
async function withoutNetwork(request) {
  const isKept = await Promise.all(KEPT.map(({ path }) => caches.match(path, { cacheName: COPY })));
  const kept = KEPT.filter((_, index) => isKept[index]);
  if (kept.length > 0 && new URL(request.url).pathname === "/") return Response.redirect(kept.at(-1).path);
  const files = kept.length > 0 ? (await (await caches.open(COPY)).keys()).map(({ url }) => url) : [];
  return offlinePage({
    siteName: SITE_NAME,
    address: request.url,
    kept,
    fonts: [
      { family: "Fraunces", weights: "300 700", url: fontNamed(files, "fraunces_italian") },
      { family: "Figtree", weights: "300 900", url: fontNamed(files, "figtree_italian") },
    ],
  });
}

async function pageOrWay(request) {
  try {
    return await fetch(request);
  } catch {
    return withoutNetwork(request);
  }
}

async function pictureOrCopy(request) {
  try {
    return await fetch(request);
  } catch {
    const copy = await caches.match(request.url, { cacheName: COPY });
    return copy ?? new Response(NO_PICTURE, { headers: { "Content-Type": "image/svg+xml" } });
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  // Of versions that kept under another name.
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== COPY).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url);
  const isNavigation = event.request.mode === "navigate" && url.origin === location.origin;
  const page = isNavigation && pageOf(url);
  if (page) event.respondWith(pageOrCopy(event, page));
  else if (isNavigation) event.respondWith(pageOrWay(event.request));
  else if (isPicture(url) && event.request.destination === "image") event.respondWith(pictureOrCopy(event.request));
  // Files carry their version in their name.
  else if (isFile(url)) event.respondWith(caches.match(event.request, { cacheName: COPY }).then((file) => file ?? fetch(event.request)));
});

self.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(forget());
  const page = PAGES.find((one) => one === event.data.keep);
  if (page) event.waitUntil(keepAsked(page, event.data.files ?? []));
});
