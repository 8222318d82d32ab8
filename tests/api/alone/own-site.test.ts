import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Site } from "@/lib/schemas/site/site";
import { ApiClient } from "../../helpers/api";
import { newEvent } from "../../helpers/catalogue";
import { inDays, today } from "../../helpers/days";
import { findExampleText } from "../../helpers/example-leaks";
import { mailsIn } from "../../helpers/mail-folder";
import { bookAs, download, pay, receiptFor } from "../../helpers/money";
import { pagesOfPdf } from "../../helpers/pdf";
import { ADMIN, cookieOf, newAdmin, newCustomer } from "../../helpers/people";
import { formWith, picture } from "../../helpers/pictures";
import { siteUrl } from "../../helpers/site";
import { newSpace } from "../../helpers/spaces";
import { newVerifiedCustomer } from "../../helpers/verified";

interface Manifest {
  icons: { src: string; sizes: string }[];
}

/** A site with its own data shows nothing of the example that every site begins with. */

const OWN = {
  name: "Casa del Sole",
  legalName: "Casa del Sole APS",
  description: "Stanze in affitto e incontri.",
  street: "Corso Vero 5",
  postalCode: "20100",
  city: "Milano",
  province: "MI",
  email: "ciao@casadelsole.it",
  phones: ["+39 02 555 0101"],
  social: [{ name: "Mastodon", url: "https://mastodon.social/@casa" }],
  arrival: { publicTransport: "Metro verde.", parking: "In strada.", entrance: "Portone blu." },
  position: { latitude: 45.4642, longitude: 9.19 },
  heroTitle: "Una stanza per te",
  heroText: "A ore o a giornate.",
  accentColor: "#7A3B69",
};
const visitor = new ApiClient();
const textOf = async (path: string) => (await visitor.get<string>(path)).body;
const stringOf = async (path: string) => {
  const body: unknown = await textOf(path);
  return typeof body === "string" ? body : JSON.stringify(body);
};

const inEnglish = (path: string) => (path === "/" ? "/en" : `/en${path}`);

let admin: ApiClient;
let adminToken: string;
let before: Site;
let event: { id: number; title: string };
let pictureBefore: Buffer;
const pictureOf = async (path: string) => Buffer.from(await (await fetch(siteUrl() + path)).arrayBuffer());
beforeAll(async () => {
  ({ client: admin, token: adminToken } = await newAdmin());
  before = (await admin.get<Site>("/api/site")).body;
  event = await newEvent(admin, { title: "Sera in cerchio", description: "Insieme." });
  pictureBefore = await pictureOf("/og.png");
  await admin.patch("/api/site", OWN);
});
afterAll(async () => {
  const { languages, ...rest } = before;
  await admin.patch("/api/site", rest);
});

test.each([
  ["/", OWN.heroTitle],
  ["/", OWN.description],
  ["/dove-siamo", OWN.arrival.entrance],
  ["/dove-siamo", OWN.phones[0]],
  ["/legal/privacy-policy", OWN.legalName],
  ["/legal/terms-conditions", OWN.legalName],
  ["/legal/cancellation-policy", OWN.email],
  ["/nothing-here", OWN.email],
  ["/manifest.webmanifest", OWN.description],
])("%s shows the association's own text in both languages: %s", async (path, own) => {
  expect(await stringOf(path)).toContain(own);
  expect(await stringOf(inEnglish(path))).toContain(own);
});

/** Paths that are not in the sitemap. */
const MORE = [
  ...["/auth", "/forgot-password", "/password-reset", "/reset-password", "/verify-email", "/invito"],
  ...["/embed/search", "/nothing-here", "/iscrizione/none", "/lista-attesa/none", "/spaces?type=meeting"],
  ...["/manifest.webmanifest", "/events/feed.xml", "/events/calendar.ics"],
];
/** Paths without a language. */
const COMMON = ["/sitemap.xml", "/robots.txt", "/sw.js", "/offline-page.js", "/api/site", "/api/settings"];

/** How many pages of each kind are requested: other tests leave many rooms, courses and events. */
const OF_EACH_KIND = 6;

/** Drops most of the paths that differ only in a final id. */
function fewOfEachKind(paths: readonly string[]): string[] {
  const asked = new Map<string, number>();
  return paths.filter((path) => {
    const kind = path.replace(/[^/]*\d[^/]*$/, ":id");
    const count = asked.get(kind) ?? 0;
    asked.set(kind, count + 1);
    return count < OF_EACH_KIND;
  });
}

/** Finds traces of the example on `paths`, and pages whose title lacks the site's name. */
async function leaksOn(paths: readonly string[], cookie?: string): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of paths) {
    const response = await fetch(siteUrl() + path, { headers: cookie === undefined ? {} : { cookie } });
    const text = await response.text();
    const found = findExampleText(text);
    if (found !== null) leaks.push(`${path}: ${found}`);
    const [, title] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (isPage && !title?.includes(OWN.name)) leaks.push(`${path} is called ${title}`);
  }
  return leaks;
}

test("no public page shows anything of the example, in either language", async () => {
  const listed = [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(20);
  const paths = [...fewOfEachKind(listed), ...MORE, ...MORE.map(inEnglish), ...COMMON];
  expect(await leaksOn(paths)).toEqual([]);
  expect(findExampleText(JSON.stringify((await visitor.get("/api/openapi.json")).body))).toBeNull();
});

test("no page of an account or the panel shows anything of the example", async () => {
  const { user, password } = await newCustomer({ lastName: "Verdi", address: "Via Vera 1" });
  const own = ["/mybookings", "/profile", "/settings"];
  const customer = await cookieOf(user.username, password);
  expect(await leaksOn([...own, ...own.map(inEnglish)], customer)).toEqual([]);
  const staff = await cookieOf(ADMIN.username, ADMIN.password);
  expect(await leaksOn(["/admin/oggi", "/admin/impostazioni"], staff)).toEqual([]);
});

test("the preview image of shared links shows the association's own texts", async () => {
  const own = await pictureOf("/og.png");
  expect(own.equals(pictureBefore)).toBe(false);
  await admin.patch("/api/site", { heroTitle: "Un altro titolo" });
  expect((await pictureOf("/og.png")).equals(own)).toBe(false);
  // Without a letter in its fonts, the picture shows the name, and requests no font for an emoji in it.
  await admin.patch("/api/site", { heroTitle: "Ελληνικά", name: `${OWN.name} 🪷` });
  expect((await fetch(`${siteUrl()}/og.png`)).status).toBe(200);
  await admin.patch("/api/site", { heroTitle: OWN.heroTitle, name: OWN.name });
});

test("no mail, calendar or receipt shows anything of the example", async () => {
  const email = `giulia.${randomUUID().slice(0, 8)}@posta.test`;
  const person = { firstName: "Giulia", lastName: "Verdi", email };
  const { client } = await newVerifiedCustomer({ ...person, address: "Via Vera 1" });
  const space = await newSpace(admin, { name: `Stanza ${randomUUID().slice(0, 8)}` });
  const booking = await bookAs(client, space.id, inDays(20), person);
  const payment = await pay(admin, { bookingId: booking.id, amount: 4000, date: today() });
  const receipt = await receiptFor(admin, payment.id);

  const [confirmed] = await mailsIn(email, "bookingConfirmed", 1);
  const [welcome] = await mailsIn(email, "welcome", 1);
  for (const mail of [confirmed, welcome]) {
    const files = mail?.attachments.map(({ content }) =>
      typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("latin1"),
    );
    const said = [mail?.subject, mail?.text, mail?.html, mail?.from?.name, ...(files ?? [])].join("\n");
    expect(findExampleText(said)).toBeNull();
    expect(said).toContain(OWN.legalName);
    expect([mail?.from?.name, mail?.from?.address]).toEqual([OWN.name, OWN.email]);
  }

  const { bytes } = await download(`/api/receipts/${receipt.id}/pdf`, adminToken);
  const printed = pagesOfPdf(bytes).join(" ");
  expect(printed).toContain(OWN.legalName);
  expect(findExampleText(printed)).toBeNull();

  for (const [asker, path] of [
    [client, "/api/users/me/calendar"],
    [admin, `/api/spaces/${space.id}/calendar`],
    [admin, "/api/settings/calendar"],
  ] as const) {
    const { body } = await asker.post<{ url: string }>(path, {});
    const text = await textOf(new URL(body.url).pathname);
    expect(text).toMatch(/X-WR-CALNAME:.*Casa del Sole/);
    expect(findExampleText(text)).toBeNull();
    await asker.delete(path);
  }
});

test("the page's colour, the browser's theme colour and the structured data follow the site's data", async () => {
  const home = await textOf("/");
  expect(home).toContain("--sage-700:#7a3b69");
  expect(home).toMatch(/<meta name="theme-color"[^>]*content="#7a3b69"/);
  expect(home).toMatch(/"@type":"LocalBusiness"[^<]*"name":"Casa del Sole"/);
  expect(home).toMatch(/"geo":\{[^}]*"latitude":45.4642/);
});

test("the identifiers of calendar entries do not depend on the site's data", async () => {
  const uidOf = (text: string) => /UID:(evento-\d+@.*)/.exec(text)?.[1];
  const slug = `/events/${event.id}-sera-in-cerchio/calendar.ics`;
  const uid = uidOf(await textOf(slug));
  await admin.patch("/api/site", { email: "altro@altrove.it" });
  expect(uidOf(await textOf(slug))).toBe(uid);
  await admin.patch("/api/site", { email: OWN.email });
});

test("a logo provides the icons of page and app, and its removal restores the default icons", async () => {
  const bytes = await picture("png", { width: 300, height: 200 });
  const form = () => ({ raw: formWith("image", bytes) });
  const { status, body } = await admin.send<{ imageUrl: string }>("POST", "/api/upload/logo", form());
  expect(status).toBe(201);
  expect((await admin.patch<Site>("/api/site", { logoUrl: body.imageUrl })).body.logoUrl).toBe(body.imageUrl);
  expect(await textOf("/")).toContain(body.imageUrl);
  const { icons } = (await visitor.get<Manifest>("/manifest.webmanifest")).body;
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  expect((await visitor.get("/favicon.ico")).headers.get("location")).toMatch(
    /^\/uploads\/logos\/.*-favicon\.png$/,
  );
  for (const { src, sizes } of icons) {
    const answer = await fetch(new URL(src, siteUrl()));
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(
    (await admin.patch("/api/site", { logoUrl: "/uploads/logos/00000000-0000-0000-0000-000000000000.webp" }))
      .status,
  ).toBe(400);
  await admin.patch("/api/site", { logoUrl: null });
  expect(await stringOf("/manifest.webmanifest")).toContain("/icons/icon-512.png");
});
