import { monthNames, weekdayNames } from "@/lib/domain/time/day-format";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import {
  courseBookingBody,
  newCourse,
  newEvent,
  registerFor,
  registrationFor,
} from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { waitForMail } from "../../helpers/outbox";
import { cookieOf, newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { waiting, waitingToken } from "../../helpers/waiting-list";

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
])("%s is canonical in its own language and names the other one", async (path) => {
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

test("the page for unknown addresses links to the home page in the other language", async () => {
  const missing = async (path: string) => (await fetch(siteUrl() + path)).text();
  const inItalian = await missing("/nothing-here");
  expect(inItalian).toMatch(/<a href="\/en" hrefLang="en"/i);
  expect(await missing("/en/nothing-here")).toMatch(/<a href="\/" hrefLang="it"/i);
  expect(inItalian).not.toContain('href="/en/_not-found"');
});

test("the pages of each language have a manifest in that language", async () => {
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

test("the sitemap has each page in both languages, each with the other one", async () => {
  const { id } = await newEvent(admin, { title: "Two Languages" });
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
  const { id } = await newEvent(admin, { title: "Structured" });
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

test("an outdated address redirects to the current one in its own language", async () => {
  const { id } = await newEvent(admin, { title: "New name" });
  for (const prefix of ["", "/en"]) {
    const { status, headers } = await visitor.get(`${prefix}/events/${id}-old-name`);
    expect([status, headers.get("location")]).toEqual([308, `${prefix}/events/${id}-new-name`]);
  }
});

describe("A page behind a link in an English mail", () => {
  const english = (title: string) => ({ translations: { en: { title } } });
  const ITALIAN_DAYS = new RegExp(
    `\\b(?:${[...monthNames("it"), ...weekdayNames("it")].join("|")}|${weekdayNames("it")
      .map((name) => name.slice(0, 3))
      .join(" |")} )`,
    "i",
  );
  const inEnglish = { "Accept-Language": "en" };
  /** The text of the page without its scripts, which carry texts that it does not show. */
  const readPage = async (path: string, cookie = "") => {
    const { status, body } = await visitor.get<string>(path, { cookie });
    expect(status).toBe(200);
    return body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  };
  const signUpToken = async (email: string, template: string) => {
    const mail = await waitForMail(email, template);
    return /\/iscrizione\/([\w-]+)/.exec(mail.text ?? "")?.[1] ?? "";
  };

  test.each([["event"], ["course"]] as const)("shows a sign-up for a %s in English", async (kind) => {
    const title = `${kind} in English ${Date.now()}`;
    const of =
      kind === "event"
        ? await newEvent(admin, english(title))
        : await newCourse(admin, {
            ...english(title),
            ...{ startDate: inDays(20), endDate: inDays(60) },
            sessions: [
              {
                dayOfWeek: new Date(`${inDays(20)}T12:00:00Z`).getUTCDay(),
                startTime: "18:30",
                endTime: "20:00",
              },
            ],
          });
    const body =
      kind === "event"
        ? registrationFor()
        : courseBookingBody(of.id, { startDate: inDays(20), endDate: inDays(60) });
    const path = kind === "event" ? `/api/events/${of.id}/registrations` : "/api/course-bookings";
    const made = await visitor.post(path, body, { headers: inEnglish });
    expect(made.status).toBe(201);
    const token = await signUpToken(body.email, kind === "event" ? "eventRegistered" : "courseBooked");
    const page = await readPage(`/en/iscrizione/${token}`);
    expect(page).toContain(title);
    expect(page).not.toMatch(ITALIAN_DAYS);
  });

  test("shows the account's bookings, sign-ups and waiting entries in English", async () => {
    const { client, user, password } = await newCustomer({ language: "en" });
    const room = await newSpace(admin, { translations: { en: { name: "Willow Room" } } });
    const day = inDays(25);
    expect((await client.post("/api/bookings", bookingBody(room.id, day))).status).toBe(201);
    const event = await newEvent(admin, { ...english("Evening of songs"), maxParticipants: 1 });
    await registerFor(event);
    await waiting(client, {
      kind: "event",
      eventId: event.id,
      firstName: "Grace",
      lastName: "Darling",
      email: user.email,
    });
    const page = await readPage("/en/mybookings", await cookieOf(user.username, password));
    expect(page).toContain("Willow Room");
    expect(page).toContain("Evening of songs");
    expect(page).not.toMatch(ITALIAN_DAYS);

    const line = await readPage(`/en/lista-attesa/${await waitingToken(user.email)}`);
    expect(line).toContain("Evening of songs");
    expect(line).not.toMatch(ITALIAN_DAYS);
  });

  test("names a closed day's holiday and a conflicting event in English", async () => {
    const room = await newSpace(admin);
    const [closed, held] = [inDays(40), inDays(41)];
    await admin.post("/api/closures", {
      spaceId: room.id,
      startDate: closed,
      endDate: closed,
      reason: "Natale",
    });
    await newEvent(admin, { ...english("Lantern night"), eventDate: held, spaceId: room.id });
    const { body } = await visitor.get<{ availability: unknown[] }>(
      `/api/spaces/${room.id}/availability?startDate=${closed}&endDate=${held}`,
      { headers: inEnglish },
    );
    const said = JSON.stringify(body);
    expect(said).toContain("Closed: Christmas.");
    expect(said).toContain("Lantern night");
  });
});

describe("The language of a response", () => {
  /** Words that occur in no English sentence and in no field name ("giornata"). */
  const ITALIAN =
    /\b(?:non|è|sono|della|dello|questo|questa|inserisci|scegli|campo|valore|spazio|chiuso)\b|[àèìòù]/i;
  /** A text without a translation, which is its key. */
  const KEY = /\b(?:validation|errors|refusals|roomTime|answers)\.\w/;

  const visitor = new ApiClient();
  let space: Space;
  beforeAll(async () => {
    space = await newSpace(admin, { pricePerDay: "100", pricePerHour: "60" });
  });

  const asked = (language: string) => ({ headers: { "Accept-Language": language } });
  const quotePath = (start: string, end: string, more = "") =>
    `/api/spaces/${space.id}/quote?startDate=${start}&endDate=${end}&isFullDay=true${more}`;

  const CALLS: [string, (language: string) => Promise<{ body: unknown }>][] = [
    ["an unknown path", (language) => visitor.get("/api/nothing", asked(language))],
    ["an unknown room", (language) => visitor.get("/api/spaces/999999", asked(language))],
    ["a method that is not there", (language) => visitor.delete("/api/holidays", asked(language))],
    ["nobody signed in", (language) => visitor.get("/api/users/me/sessions", asked(language))],
    [
      "a wrong login",
      (language) =>
        visitor.post("/api/auth/login", { username: "nobody", password: "Wrong123" }, asked(language)),
    ],
    ["an empty registration", (language) => visitor.post("/api/auth/register", {}, asked(language))],
    ["an empty booking", (language) => visitor.post("/api/bookings", {}, asked(language))],
    [
      "a body that is no JSON",
      (language) =>
        visitor.send("POST", "/api/bookings", {
          raw: "{",
          headers: { "Accept-Language": language, "Content-Type": "application/json" },
        }),
    ],
    [
      "a link that is not valid",
      (language) =>
        visitor.post("/api/auth/reset-password", { token: "x", newPassword: "Nuova12345" }, asked(language)),
    ],
    ["a quote in the past", (language) => visitor.get(quotePath(inDays(-3), inDays(-3)), asked(language))],
    ["a quote of days", (language) => visitor.get(quotePath(inDays(9), inDays(11)), asked(language))],
    [
      "a quote that ends before it starts",
      (language) => visitor.get(quotePath(inDays(9), inDays(8)), asked(language)),
    ],
    [
      "the calendar of past days",
      (language) =>
        visitor.get(
          `/api/spaces/${space.id}/availability?startDate=${inDays(-3)}&endDate=${inDays(-2)}`,
          asked(language),
        ),
    ],
  ];

  test.each(CALLS)(
    "the response to %s is in English if that is preferred, otherwise in Italian",
    async (_, call) => {
      const bodies = async (...languages: string[]) =>
        Promise.all(languages.map(async (language) => (await call(language)).body));
      for (const body of await bodies("en", "en-GB,en;q=0.9,it;q=0.5")) {
        expect(JSON.stringify(body)).not.toMatch(ITALIAN);
        expect(JSON.stringify(body)).not.toMatch(KEY);
      }
      const [italian, ...others] = await bodies("it", "fr", "it,en;q=0.9");
      expect(JSON.stringify(italian)).not.toMatch(KEY);
      expect(others).toEqual([italian, italian]);
    },
  );

  test("a line of a quote is labelled in the requested language", async () => {
    const path = quotePath(inDays(9), inDays(11));
    const labelOf = async (language: string) =>
      (await visitor.get<{ lines: { label: string }[] }>(path, asked(language))).body.lines[0]?.label;
    expect([await labelOf("it"), await labelOf("en")]).toEqual(["Giorni", "Days"]);
  });

  test("a holiday is named in the requested language", async () => {
    const firstOf = async (language: string) =>
      (await visitor.get<{ name: string }[]>("/api/holidays?year=2027", asked(language))).body[0]?.name;
    expect([await firstOf("it"), await firstOf("en")]).toEqual(["Capodanno", "New Year's Day"]);
  });
});
