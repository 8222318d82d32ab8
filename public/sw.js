/**
 * Keeps some pages as they were last seen, with the files that they need, for when there is no network: those that a
 * page names, and those that it says it has loaded, such as the reader of codes at the door. Nothing else is kept here:
 * prices and availability always come from the server. Who is not signed in has nothing of it. Everything goes with the
 * session (lib/client/offline-copy.ts), the files too, though they hold no data.
 */
const COPY = "offline";
const PAGES = ["/mybookings", "/admin/oggi"];
const NAMES = { "/mybookings": "Le Mie Prenotazioni", "/admin/oggi": "La giornata di oggi" };
/** The page that was just loaded need not be fetched again to be kept. */
const FRESH_MS = 5_000;
let lastKept = {};
/** Rises when everything is to be forgotten, so that an answer still under way is not kept after it. */
let generation = 0;

/** The kept page that stands for an address: the panel opens with its day. */
const pageOf = ({ origin, pathname }) => origin === location.origin && PAGES.find((page) => page === (pathname === "/admin" ? "/admin/oggi" : pathname));
/** Where it is kept which files a page has loaded. */
const filesOf = (page) => `/offline-files${page}`;
const isFile = (url) => url.origin === location.origin && url.pathname.startsWith("/_next/static/");

/** Exactly the files that the pages name and have loaded: what an older version needed goes. */
async function settleFiles(cache) {
  const texts = await Promise.all(PAGES.flatMap((page) => [page, filesOf(page)]).map(async (key) => (await cache.match(key))?.text() ?? ""));
  const wanted = new Set([...texts.join().matchAll(/\/_next\/static\/[^"'\\\s)]+/g)].map(([path]) => new URL(path, location.origin).href));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of kept) if (isFile(new URL(url)) && !wanted.has(url)) await cache.delete(url);
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
  } catch (error) {
    const copy = await caches.match(page, { cacheName: COPY });
    if (copy) return copy;
    throw error;
  }
}

/** What an address shows that is not kept: the way to what is. The app's first page leads there by itself. */
async function pageOrWay(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const copies = await Promise.all(PAGES.map((page) => caches.match(page, { cacheName: COPY })));
    const kept = PAGES.filter((_, index) => copies[index]);
    if (kept.length === 0) throw error;
    if (new URL(request.url).pathname === "/") return Response.redirect(kept.at(-1));
    const links = kept.map((page) => `<li><a href="${page}">${NAMES[page]}</a>`).join("");
    return new Response(
      `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sei senza rete</title>
      <style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1.25rem}a{display:inline-block;padding:.6rem 0;color:inherit}</style>
      <main><h1>Sei senza rete</h1><p>Questa pagina si apre quando la rete torna. Intanto puoi leggere:</p><ul>${links}</ul></main></html>`,
      { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } },
    );
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
  // Files carry their version in their name.
  else if (isFile(url)) event.respondWith(caches.match(event.request, { cacheName: COPY }).then((file) => file ?? fetch(event.request)));
});

self.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(forget());
  const page = PAGES.find((one) => one === event.data.keep);
  if (page) event.waitUntil(keepAsked(page, event.data.files ?? []));
});
