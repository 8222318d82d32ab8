import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { scriptKilobytes } from "../../helpers/script-weight";
import { siteUrl } from "../../helpers/site";
import { newSpace } from "../../helpers/spaces";

const visitor = new ApiClient();
const page = async (path: string) => (await visitor.get<string>(path)).body;
const pathOf = async (event: CentreEvent) =>
  new URL((await visitor.get(`/events/${event.id}`)).headers.get("location") ?? "", siteUrl()).pathname;

/** The parsed blocks of structured data in a page. */
function structuredData(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json]) => JSON.parse(json ?? ""));
}

test("a cached page shows a change to the next visitor", async () => {
  const event = await newEvent(admin, { eventDate: inDays(2), maxParticipants: 7 });
  expect(await page("/events")).toContain(event.title);
  const path = await pathOf(event);
  expect(await page(path)).toContain("0/7 partecipanti");
  await registerFor(event);
  expect(await page(path)).toContain("1/7 partecipanti");
  await admin.put(`/api/events/${event.id}`, { isActive: false });
  expect(await page("/events")).not.toContain(event.title);
  expect((await visitor.get(path)).status).toBe(404);
});

test("the page and picture of a course, and the feed of events, show a change at once", async () => {
  const course = await newCourse(admin, { title: "Prima" });
  const path = `/courses/${course.id}-prima`;
  expect(await page(path)).toContain("120,00");
  const picture = async () => Buffer.from(await (await fetch(`${siteUrl()}${path}/og.png`)).arrayBuffer());
  const before = await picture();
  await admin.put(`/api/courses/${course.id}`, { price: "130" });
  expect(await page(path)).toContain("130,00");
  expect((await picture()).equals(before)).toBe(false);
  await page("/events/feed.xml");
  const event = await newEvent(admin);
  expect(await page("/events/feed.xml")).toContain(event.title);
  expect(await page("/events/calendar.ics")).toContain(event.title);
});

test("the pages of a full course offer the waiting list until a place is free again", async () => {
  const course = await newCourse(admin, {
    title: `Pieno ${randomUUID()}`,
    startDate: inDays(5),
    maxParticipants: 1,
  });
  const pages = () =>
    Promise.all(
      [`/courses/${course.id}-x`, "/courses"].map(async (path) =>
        (await fetch(`${siteUrl()}${path}`)).text(),
      ),
    );
  const says = (html: string) =>
    new RegExp(`Lista d(?:'|&#x27;)attesa<span[^>]*>: (<!-- -->)?${course.title}`).test(html);
  expect((await pages()).map(says)).toEqual([false, false]);
  const courseBooking = await bookCourse(course, { startDate: inDays(5) }, admin);
  expect((await pages()).map(says)).toEqual([true, true]);
  await admin.put(`/api/course-bookings/${courseBooking.id}`, { status: "canceled" });
  expect((await pages()).map(says)).toEqual([false, false]);
});

test("a course has one address, whatever name follows its id", async () => {
  const course = await newCourse(admin, { title: "Tè & silenzio" });
  const { status, headers } = await visitor.get(`/courses/${course.id}-vecchio-nome`);
  expect([status, headers.get("location")]).toEqual([308, `/courses/${course.id}-te-silenzio`]);
  // The second response comes from the cache.
  const { headers: again } = await visitor.get(`/courses/${course.id}-vecchio-nome`);
  expect(again.get("location")).toBe(`/courses/${course.id}-te-silenzio`);
  const html = await page(`/courses/${course.id}-te-silenzio`);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/courses/${course.id}-te-silenzio"`));
  for (const path of ["/courses/2147483647", "/courses/99999999999", "/courses/abc"])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
});

test("the picture for sharing is drawn only at the address of its page", async () => {
  const { id, name } = await newSpace(admin);
  const event = await newEvent(admin);
  const course = await newCourse(admin, { title: "Tè & silenzio" });
  const own = [
    [`/spaces/${id}`, `/spaces/${id}-${name.toLowerCase().replaceAll(" ", "-")}`],
    [`/events/${event.id}`, await pathOf(event)],
    [`/courses/${course.id}`, `/courses/${course.id}-te-silenzio`],
  ];
  for (const [bare, path] of own) {
    for (const invented of [`${bare}/og.png`, `${bare}-aa/og.png`, `${bare}-aa/og.png`]) {
      const { status, headers } = await visitor.get(invented);
      expect([status, headers.get("location")]).toEqual([308, `${path}/og.png`]);
    }
    const { status, headers } = await visitor.get(`${path}/og.png`);
    expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await visitor.get(`/icons${path}/og.png`)).status).toBe(404);
  }
  for (const path of ["/admin/og.png", "/EN/og.png", "/EN/events/feed.xml", "/icons/manifest.webmanifest"])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  for (const kind of ["spaces", "events", "courses"])
    for (const slug of ["2147483647", "2147483647-aa", "aa"])
      expect((await visitor.get(`/${kind}/${slug}/og.png`)).status).toBe(404);
});

test("a space requested by its number keeps the requested period", async () => {
  const { id, name } = await newSpace(admin);
  const query = "?startDate=2030-03-04&endDate=2030-03-04&isFullDay=true";
  const slug = name.toLowerCase().replaceAll(" ", "-");
  for (const _ of ["the first time", "and again"]) {
    const { status, headers } = await visitor.get(`/spaces/${id}${query}`);
    expect([status, headers.get("location")]).toEqual([308, `/spaces/${id}-${slug}${query}`]);
  }
  const former = await visitor.get(`/spaces/${id}-nome-di-prima${query}`);
  expect([former.status, former.headers.get("location")]).toEqual([308, `/spaces/${id}-${slug}${query}`]);
  const old = await visitor.get(`/spaces${query}&space=${id}`);
  expect([old.status, old.headers.get("location")]).toEqual([307, `/spaces/${id}-${slug}${query}`]);
  const missing = await visitor.get(`/spaces/2147483647${query}`);
  expect([missing.status, missing.headers.get("location")]).toEqual([307, "/spaces/2147483647"]);
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test.each([
  ["/auth", "Accedi"],
  ["/auth?mode=register", "Registrati"],
  ["/reset-password?token=scaduto", "Link Non Valido"],
])("%s has the title %s", async (path, title) => {
  const { body } = await visitor.get<string>(path);
  expect(titleOf(body)).toBe(`${title} · Centro Ninfea`);
});

test.each([
  ["/mybookings?tab=past", "/?next=%2Fmybookings%3Ftab%3Dpast"],
  ["/profile", "/?next=%2Fprofile"],
  ["/settings", "/?next=%2Fsettings"],
])("%s redirects a visitor to the home page, with the way back", async (path, home) => {
  const { status, headers } = await visitor.get(path);
  expect([status, headers.get("location")]).toEqual([307, home]);
});

test.each([
  "/una-pagina-che-non-esiste",
  "/admin/una-pagina-che-non-esiste",
  "/events/2147483647",
  "/spaces/2147483647",
  "/spaces/senza-numero",
  "/iscrizione/nessuna",
  "/lista-attesa/nessuna",
])("%s returns a complete 404 page that is not cached", async (path) => {
  for (const _ of ["rendered", "from the cache"]) {
    const { status, headers, body } = await visitor.get<string>(path);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy?.match(/default-src/g)).toHaveLength(1);
    // The page before any script runs.
    const markup = body.replace(/<script\b[\s\S]*?<\/script>/g, "");
    expect(markup).toContain("404 Page Not Found");
    expect(markup).toContain("Did you forget to add the page to the router?");
    expect(markup).toMatch(/<header[\s\S]*<form[^>]*action="\/spaces"[\s\S]*<footer/);
    expect(markup).toContain("<title>Pagina non trovata · Centro Ninfea</title>");
  }
});

test.each([
  ["/it", "/"],
  ["/it/spaces", "/spaces"],
  ["/it/spaces/13-sala-salvia?people=4", "/spaces/13-sala-salvia?people=4"],
])("%s, Italian with a prefix, redirects to %s", async (prefixed, path) => {
  const { status, headers } = await visitor.get(prefixed);
  expect([status, headers.get("location")]).toEqual([308, path]);
});

/** The bytes as transferred, which fetch would decompress. */
function packed(path: string, headers: Record<string, string>): Promise<{ headers: object; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const answer = request(new URL(path, siteUrl()), { headers }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    });
    answer.on("error", reject).end();
  });
}

test("scripts and pages are sent in the smallest encoding that the browser accepts", async () => {
  const home = await page("/");
  const script = /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(home)?.[1] ?? "";
  const plain = await packed(script, {});
  expect(plain.headers).toMatchObject({ "content-type": expect.stringMatching(/javascript/) });
  for (const [accepted, encoding, unpack] of [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ] as const) {
    const small = await packed(script, { "accept-encoding": accepted });
    expect(small.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": expect.stringMatching(/^application\/javascript/),
      "cache-control": expect.stringContaining("immutable"),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(unpack(small.body).equals(plain.body)).toBe(true);
  }
  const { headers, body } = await packed("/", { "accept-encoding": "gzip, deflate, br" });
  expect(headers).toMatchObject({ "content-encoding": "br" });
  expect(brotliDecompressSync(body).toString()).toContain("Trova il Tuo Spazio");
});

test("an invalid range of a file is ignored", async () => {
  for (const range of ["bytes=5-2", "bytes=99999999-", "bytes=x"]) {
    const { status } = await visitor.get("/images/logo.svg", { headers: { Range: range } });
    expect([range, status]).toEqual([range, 200]);
  }
});

test("no text of the catalogue breaks out of the structured data", async () => {
  const title = `Prova </script><script>alert(1)</script> ${Date.now()}`;
  const event = await newEvent(admin, { title, description: "<!-- <script>" });
  const html = await page(await pathOf(event));
  expect(structuredData(html)).toContainEqual(
    expect.objectContaining({ "@type": "Event", name: title, description: "<!-- <script>" }),
  );
  expect(html).not.toContain("<script>alert(1)");
});

test("structured data describes the centre on the home page, and the rates of a space", async () => {
  const [centre] = structuredData(await page("/"));
  expect(centre).toMatchObject({ "@type": "LocalBusiness", address: { addressCountry: "IT" } });
  const [space] = structuredData(await page("/spaces/13-sala-salvia"));
  expect(space).toMatchObject({
    "@type": ["Place", "Product"],
    offers: [{ price: "25.00" }, { price: "45.00" }, { price: "200.00" }],
  });
});

test("the sitemap lists public pages with their last change, and robots.txt refers to it", async () => {
  const event = await newEvent(admin);
  const hidden = await newEvent(admin, { isActive: false });
  const sitemap = await page("/sitemap.xml");
  expect(sitemap).toContain(`/events/${event.id}-`);
  expect(sitemap).not.toContain(`/events/${hidden.id}-`);
  expect(sitemap).toContain("/spaces/14-studio-loto");
  expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  const robots = await page("/robots.txt");
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toContain("Allow: /api/calendars/");
});

test("the feed and the calendar contain the events, escaped for their formats", async () => {
  const event = await newEvent(admin, {
    title: `Pane & <rose>, ${Date.now()}`,
    startTime: "20:30",
    endTime: "22:00",
  });
  const feed = await visitor.get<string>("/events/feed.xml");
  expect(feed.headers.get("content-type")).toContain("application/rss+xml");
  expect(feed.body).toContain(event.title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
  const calendar = await visitor.get<string>("/events/calendar.ics");
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(calendar.body).toContain(`UID:evento-${event.id}@`);
  const own = (await visitor.get<string>(`${await pathOf(event)}/calendar.ics`)).body;
  expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(own).toContain(event.title.replace(",", "\\,"));
});

test("an event without an entered place is held in its room: on its card, in the feed and calendars, and for search engines", async () => {
  const room = await newSpace(admin);
  const event = await newEvent(admin, { location: "", spaceId: room.id });
  expect(await page("/events")).toContain(room.name);
  expect(await page("/events/feed.xml")).toContain(room.name);
  const path = await pathOf(event);
  expect((await visitor.get<string>(`${path}/calendar.ics`)).body.replace(/\r\n /g, "")).toContain(
    `LOCATION:${room.name}`,
  );
  const html = await page(path);
  expect(structuredData(html)).toContainEqual(
    expect.objectContaining({
      location: expect.objectContaining({ name: expect.stringContaining(room.name) }),
    }),
  );
  await admin.put(`/api/spaces/${room.id}`, { name: `${room.name} bis` });
  expect(await page("/events")).toContain(`${room.name} bis`);
});

test("a page has its own picture for sharing, and the rest of the site a general one", async () => {
  const event = await newEvent(admin, { title: "Emoji 🪷 e Ελληνικά, scritti come si può" });
  for (const path of [`${await pathOf(event)}/og.png`, "/spaces/13-sala-salvia/og.png", "/og.png"]) {
    const response = await fetch(siteUrl() + path);
    expect([path, response.status]).toEqual([path, 200]);
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
  }
});

test.each([
  ["/legal/cancellation-policy", ["Più di 48 ore prima", "20%"]],
  ["/legal/terms-conditions", ["Termini e condizioni"]],
  ["/legal/privacy-policy", ["2 anni di inattività", "12 mesi", "identità (tipo, numero"]],
])("%s exists and shows when it was last changed", async (path, words) => {
  const text = (await page(path))
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  // The day itself depends on when the centre last changed its details (see alone/site).
  expect(text).toMatch(/Ultimo aggiornamento: \d{1,2} [a-z]+ 20\d\d /);
  for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase());
});

test("Dove siamo shows the way, with a map of our own and a link to the phone's maps", async () => {
  const html = await page("/dove-siamo");
  for (const words of ["Come arrivare", "Parcheggio", "L&#x27;ingresso", "Apri nelle mappe"])
    expect(html).toContain(words);
  expect(html).toMatch(/<a href="https:\/\/[^"]*maps[^"]*"/);
  expect(html).not.toMatch(/<(iframe|img|script)[^>]* src="https?:/);
  expect(await page("/spaces")).toContain('href="/dove-siamo"');
});

test("only the search for other sites may be framed", async () => {
  const policy = async (path: string) =>
    (await visitor.get(path)).headers.get("content-security-policy") ?? "none";
  expect(await policy("/embed/search")).toContain("frame-ancestors *");
  for (const path of ["/embed", "/events", "/courses", "/legal/privacy-policy"])
    expect([path, await policy(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
});

/** The kB of scripts on a page of Next.js and React with nothing of ours (docs/performance.md). */
const BARE_KILOBYTES = 135;
/** Tolerance in kB: the names of scripts are hashes, which compress differently in each build. */
const OF_NAMES = 0.3;

// The bound is 25 kB for pages on which libraries replaced our own parts (docs/decisions/11-libraries-measured.md).
// Pages that most visits begin with have a stricter one, which leaves no room for tailwind-merge.
test.each([
  ["/legal/terms-conditions", 15],
  ["/dove-siamo", 15],
  ["/events", 18],
  ["/courses", 18],
  ["/spaces/15-laboratorio-argilla", 18],
  ["/auth", 18],
  ["/", 18],
  ["/spaces", 18],
])("%s loads at most %i kB of scripts more than a bare page before it works", async (path, most) => {
  expect((await scriptKilobytes(await page(path))) - BARE_KILOBYTES).toBeLessThanOrEqual(most + OF_NAMES);
});

/** The first JSON object in a text from `start` on. */
function objectAt(text: string, start: number): unknown {
  for (let end = text.indexOf("}", start); end !== -1; end = text.indexOf("}", end + 1)) {
    try {
      return JSON.parse(text.slice(start, end + 1));
    } catch {
      // An inner object ends there.
    }
  }
  throw new Error(`No object at ${start}`);
}

/** The messages that a page carries for its client components, one object for each provider of next-intl. */
async function textsInside(path: string): Promise<unknown[]> {
  const chunks = (await page(path)).matchAll(/self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs);
  const data = [...chunks].map(([, json = ""]) => JSON.parse(json)[1]).join("");
  return [...data.matchAll(/"messages":(?=\{)/g)].map(({ index, 0: { length } }) =>
    objectAt(data, index + length),
  );
}

test("a public page carries at most 6 kB of messages for its client components", async () => {
  const event = await pathOf(await newEvent(admin));
  const { id } = await newCourse(admin, { title: "Prima" });
  const italian = [
    ...[
      "/",
      "/spaces",
      "/spaces/15-laboratorio-argilla",
      "/events",
      event,
      "/courses",
      `/courses/${id}-prima`,
    ],
    ...[
      "/auth",
      "/dove-siamo",
      "/legal/terms-conditions",
      "/legal/privacy-policy",
      "/embed",
      "/embed/search",
    ],
  ];
  for (const path of italian.flatMap((one) => [one, `/en${one === "/" ? "" : one}`])) {
    const texts = await textsInside(path);
    expect([path, texts]).toEqual([path, expect.arrayContaining([{ live: expect.anything() }])]);
    const bytes = texts.reduce<number>((sum, one) => sum + Buffer.byteLength(JSON.stringify(one)), 0);
    expect([path, bytes <= 6_000 ? "at most 6 kB" : bytes]).toEqual([path, "at most 6 kB"]);
  }
});

test.each([
  ["/spaces", 68_000, 2_000],
  ["/events", 68_000, 6_000],
  ["/courses", 68_000, 6_000],
])("%s has at most %i bytes of HTML plus %i for each card", async (path, frame, each) => {
  await newEvent(admin);
  await newCourse(admin);
  const html = await page(path);
  const cards = html.match(/<article\b/g)?.length ?? 0;
  expect(cards).toBeGreaterThan(0);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(frame + cards * each);
});

test("the legal pages show their first date until the association changes a text", async () => {
  for (const [path, date] of [
    ["/legal/privacy-policy", "12 maggio 2025"],
    ["/legal/terms-conditions", "12 maggio 2025"],
    ["/legal/cancellation-policy", "12 maggio 2025"],
    ["/en/legal/privacy-policy", "12 May 2025"],
  ] as const) {
    const html = await (await fetch(siteUrl() + path)).text();
    expect(html.replaceAll("<!-- -->", "")).toContain(date);
  }
});
