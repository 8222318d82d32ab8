import { ApiClient } from "../../helpers/api";
import { newEvent } from "../../helpers/catalogue";
import { newAdmin } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";

const visitor = new ApiClient();
const page = async (path: string) => (await visitor.get<string>(path)).body;
const url = (path: string) => new URL(path, siteUrl()).href.replace(/\/$/, path === "/" ? "/" : "");

/** The addresses of a page by language, as its head names them. */
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, href],
    ),
  );
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

test.each([
  "/spaces",
  "/spaces/13-sala-salvia",
  "/events",
  "/courses",
  "/dove-siamo",
  "/embed",
  "/legal/terms-conditions",
  "/auth",
  "/forgot-password",
  "/password-reset",
])("%s names itself as canonical in its language, and the other language", async (path) => {
  const alternates = { it: url(path), en: url(`/en${path}`), "x-default": url(path) };
  for (const [address, canonical] of [
    [path, alternates.it],
    [`/en${path}`, alternates.en],
  ] as const) {
    const html = await page(address);
    expect([canonicalOf(html), alternatesOf(html)]).toEqual([canonical, alternates]);
    expect(html).toContain(`<html lang="${address === path ? "it" : "en"}"`);
  }
});

test("the page for unknown addresses leads to the home page in the other language", async () => {
  const missing = async (path: string) => (await fetch(siteUrl() + path)).text();
  const inItalian = await missing("/nothing-here");
  expect(inItalian).toMatch(/<a href="\/en" hrefLang="en"/i);
  expect(await missing("/en/nothing-here")).toMatch(/<a href="\/" hrefLang="it"/i);
  expect(inItalian).not.toContain('href="/en/_not-found"');
});

test("each language's pages name a manifest in their language", async () => {
  for (const [home, path, lang, bookings] of [
    ["/", "/manifest.webmanifest", "it", "/mybookings"],
    ["/en", "/en/manifest.webmanifest", "en", "/en/mybookings"],
  ] as const) {
    expect(await page(home)).toContain(`<link rel="manifest" href="${path}"`);
    const response = await fetch(siteUrl() + path);
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang, id: "/", start_url: home });
    expect(manifest.shortcuts[0].url).toBe(bookings);
  }
});

test("the sitemap has each page in both languages, each naming the other", async () => {
  const { client } = await newAdmin();
  const { id } = await newEvent(client, { title: "Two Languages" });
  const sitemap = await page("/sitemap.xml");
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry]) => entry ?? "");
  for (const path of ["/spaces/13-sala-salvia", `/events/${id}-two-languages`, "/legal/privacy-policy"])
    for (const address of [path, `/en${path}`]) {
      const entry = entries.find((one) => one.includes(`<loc>${url(address)}</loc>`));
      for (const [language, href] of [
        ["it", path],
        ["en", `/en${path}`],
        ["x-default", path],
      ] as const)
        expect(entry).toContain(`hreflang="${language}" href="${url(href)}"`);
    }
  const robots = await page("/robots.txt");
  expect(robots).toContain("Disallow: /en/mybookings");
  expect(robots).toContain("Disallow: /mybookings");
});

test("structured data and shared links are in the language of their page", async () => {
  const { client } = await newAdmin();
  const { id } = await newEvent(client, { title: "Structured" });
  const html = await page(`/en/events/${id}-structured`);
  expect(structured(html)).toContainEqual(
    expect.objectContaining({
      "@type": "Event",
      inLanguage: "en",
      url: url(`/en/events/${id}-structured`),
    }),
  );
  expect(html).toContain(`<meta property="og:locale" content="en_GB"`);
  expect(html).toContain(`${url(`/en/events/${id}-structured`)}/og.png`);
  const [space] = structured(await page("/en/spaces/13-sala-salvia"));
  expect(space.offers.map(({ name }: { name: string }) => name)).toEqual(["Half day", "Day", "Week"]);
});

test("an outdated address leads to the one of now in its own language", async () => {
  const { client } = await newAdmin();
  const { id } = await newEvent(client, { title: "New name" });
  for (const prefix of ["", "/en"]) {
    const { status, headers } = await visitor.get(`${prefix}/events/${id}-old-name`);
    expect([status, headers.get("location")]).toEqual([308, `${prefix}/events/${id}-new-name`]);
  }
});
