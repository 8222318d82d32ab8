import sharp from "sharp";
import type { Site } from "@/lib/schemas/site/site";
import { ApiClient } from "../../helpers/api";
import { newEvent } from "../../helpers/catalogue";
import { newAdmin } from "../../helpers/people";
import { formWith, picture } from "../../helpers/pictures";
import { siteUrl } from "../../helpers/site";

interface Manifest {
  icons: { src: string; sizes: string }[];
}

/** What goes out of a site that has its own data says nothing of the example that every site begins with. */

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
const EXAMPLE = /Ninfea|Esempio|\(esempio\)|example\.org|06 0000 0001/;

const visitor = new ApiClient();
const textOf = async (path: string) => (await visitor.get<string>(path)).body;
const stringOf = async (path: string) => {
  const body: unknown = await textOf(path);
  return typeof body === "string" ? body : JSON.stringify(body);
};

let admin: ApiClient;
let before: Site;
let event: { id: number; title: string };
beforeAll(async () => {
  admin = (await newAdmin()).client;
  before = (await admin.get<Site>("/api/site")).body;
  event = await newEvent(admin, { title: "Sera in cerchio", description: "Insieme." });
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
  ["/spaces", `<title>`],
  ["/courses", OWN.name],
  ["/auth", OWN.name],
  ["/nothing-here", OWN.email],
  ["/embed", OWN.name],
  ["/manifest.webmanifest", OWN.name],
  ["/events/feed.xml", OWN.name],
  ["/events/calendar.ics", OWN.name],
])("%s says what is the association's own, and nothing of the example: %s", async (path, own) => {
  const text = await stringOf(path);
  expect(text).toContain(own);
  // What the demonstration made has its own texts; identifiers never change.
  const said = text.replaceAll(/(?:@|\?modulo=|https:\/\/)example\.org[^"<\s]*/g, "");
  expect(EXAMPLE.exec(said)?.[0] ?? null).toBeNull();
});

test("the page's colour, its frame and the structured data follow", async () => {
  const home = await textOf("/");
  expect(home).toContain("--sage-700:#7a3b69");
  expect(home).toMatch(/<meta name="theme-color"[^>]*content="#7a3b69"/);
  expect(home).toMatch(/"@type":"LocalBusiness"[^<]*"name":"Casa del Sole"/);
  expect(home).toMatch(/"geo":\{[^}]*"latitude":45.4642/);
});

test("identifiers of calendar entries do not depend on what the site says", async () => {
  const uidOf = (text: string) => /UID:(evento-\d+@.*)/.exec(text)?.[1];
  const slug = `/events/${event.id}-sera-in-cerchio/calendar.ics`;
  const uid = uidOf(await textOf(slug));
  await admin.patch("/api/site", { email: "altro@altrove.it" });
  expect(uidOf(await textOf(slug))).toBe(uid);
  await admin.patch("/api/site", { email: OWN.email });
});

test("a logo gives the icons of page and app; without one the first come back", async () => {
  const bytes = await picture("png", { width: 300, height: 200 });
  const form = () => ({ raw: formWith("image", bytes) });
  expect((await visitor.send("POST", "/api/upload/logo", form())).status).toBe(401);
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
