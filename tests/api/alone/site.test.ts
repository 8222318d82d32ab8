import { formatDay } from "@/lib/domain/time/day-format";
import type { PublicSettings, Settings } from "@/lib/schemas/site/settings";
import type { Site } from "@/lib/schemas/site/site";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, invalid } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { today } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";

const PATH = "/api/site";

let before: Site;
beforeAll(async () => {
  before = (await admin.get<Site>(PATH)).body;
});
afterAll(async () => {
  const { languages, ...rest } = before;
  await admin.patch(PATH, rest);
});

test("a new site has default texts and cancellation steps", () => {
  expect(before).toMatchObject({
    heroTitle: "Trova il Tuo Spazio di Lavoro Perfetto",
    logoUrl: null,
    position: null,
    languages: ["it", "en"],
    cancellationSteps: [
      { hours: 48, percent: 100 },
      { hours: 24, percent: 50 },
      { hours: 0, percent: 0 },
    ],
  });
  expect(before.accentColor).toMatch(/^#[0-9a-f]{6}$/i);
});

test("everybody reads the site's data", async () => {
  const { client } = await newCustomer();
  const { translations, ...shown } = { translations: {}, ...before };
  expect(translations).toEqual({});
  for (const caller of [new ApiClient(), client]) expect((await caller.get<Site>(PATH)).body).toEqual(shown);
});

test("a change keeps the fields that are not sent, also within directions and texts", async () => {
  const change = {
    name: "Casa del Sole",
    phones: ["+39 02 555 0101"],
    position: { latitude: 45.46, longitude: 9.19 },
    arrival: { parking: "In cortile." },
    texts: { terms: "# Patti\n\nChiari." },
  };
  expect((await admin.patch<Site>(PATH, change)).status).toBe(200);
  const { body } = await new ApiClient().get<Site>(PATH);
  expect(body).toEqual({
    ...before,
    translations: undefined,
    ...change,
    arrival: { ...before.arrival, parking: "In cortile." },
    texts: { ...before.texts, terms: "# Patti\n\nChiari." },
  });
  await admin.patch(PATH, { position: null, texts: { terms: "" } });
  expect((await admin.get<Site>(PATH)).body).toMatchObject({ position: null, texts: before.texts });
});

test("default texts that are sent back, with or without surrounding blanks, are not stored", async () => {
  const state = () => sql<{ texts: object }>("SELECT texts, terms_changed_at FROM site");
  const stored = await state();
  const { privacy, terms } = before.texts;
  for (const texts of [{ privacy, terms }, { privacy: `${privacy}\n` }, { terms: `\n ${terms}\n\n` }])
    expect((await admin.patch<Site>(PATH, { texts })).body.texts).toEqual(before.texts);
  expect(await state()).toEqual(stored);
  expect(stored[0]?.texts).toEqual({});
});

test("a legal page shows the day of its last change, in any language", async () => {
  const updateOf = async (path: string) => {
    const { body } = await new ApiClient().get<string>(path);
    return /(?:Ultimo aggiornamento|Last updated): (?:<!-- -->)?([^<]+)</.exec(body)?.[1];
  };
  const now = formatDay(today(), "it");
  await admin.patch(PATH, { texts: { privacy: "## Nostra" } });
  expect(await updateOf("/legal/privacy-policy")).toBe(now);
  await admin.patch(PATH, { translations: { en: { texts: { terms: "## Ours" } } } });
  expect(await updateOf("/legal/terms-conditions")).toBe(now);
  expect(await updateOf("/en/legal/terms-conditions")).toBe(formatDay(today(), "en"));
  await admin.patch(PATH, { cancellationSteps: [{ hours: 0, percent: 50 }] });
  expect(await updateOf("/legal/cancellation-policy")).toBe(now);
  await admin.patch(PATH, {
    texts: { privacy: "" },
    translations: {},
    cancellationSteps: before.cancellationSteps,
  });
});

test("site and settings share one legal name", async () => {
  await admin.patch(PATH, { legalName: "Casa del Sole APS" });
  expect((await new ApiClient().get<PublicSettings>("/api/settings")).body.legalName).toBe(
    "Casa del Sole APS",
  );
  const { body } = await admin.patch<Settings>("/api/settings", { legalName: "Sole ETS" });
  expect(body.legalName).toBe("Sole ETS");
  expect((await new ApiClient().get<Site>(PATH)).body.legalName).toBe("Sole ETS");
});

test("site and settings share one VAT number", async () => {
  expect((await admin.patch<Site>(PATH, { vatNumber: "IT 0123456789 0" })).body.vatNumber).toBe(
    "IT01234567890",
  );
  expect((await admin.get<Settings>("/api/settings")).body.vatNumber).toBe("IT01234567890");
  expect((await admin.patch<Settings>("/api/settings", { vatNumber: null })).body.vatNumber).toBeNull();
  expect((await new ApiClient().get<Site>(PATH)).body.vatNumber).toBeNull();
});

test("pages show office hours, topics and PEC, each in its language", async () => {
  await admin.patch(PATH, {
    officeHours: [{ dayOfWeek: 2, from: "09:30", to: "12:30" }],
    officeNote: "Ad agosto chiusa.",
    heroTopics: ["Canto", "Teatro"],
    pec: "sole@pec.example.it",
    translations: { en: { officeNote: "Closed in August.", heroTopics: ["Singing"] } },
  });
  const visitor = new ApiClient();
  const { body } = await visitor.get<Site>(PATH, { headers: { "Accept-Language": "en" } });
  expect(body).toMatchObject({ officeNote: "Closed in August.", heroTopics: ["Singing"] });
  const home = await (await fetch(new URL("/", siteUrl()))).text();
  for (const said of [
    "Canto, Teatro: nelle nostre",
    "09:30–12:30",
    "Ad agosto chiusa.",
    "sole@pec.example.it",
  ])
    expect(home).toContain(said);
  expect(home).toMatch(/"openingHoursSpecification":\[\{[^\]]*schema\.org\/Tuesday[^\]]*"opens":"09:30"/);
  const where = await (await fetch(new URL("/en/dove-siamo", siteUrl()))).text();
  expect(where).toContain("Closed in August.");
  await admin.patch(PATH, { officeHours: [], officeNote: "", heroTopics: [], pec: null, translations: {} });
});

test("a picture that was not uploaded is rejected", async () => {
  const heroImageUrl = "/uploads/heroes/00000000-0000-4000-8000-000000000000.webp";
  expect(invalid(await admin.patch<ErrorBody>(PATH, { heroImageUrl }))).toEqual([400, ["heroImageUrl"]]);
});

test("concurrent changes keep each other's parts", async () => {
  await Promise.all([
    admin.patch(PATH, { arrival: { parking: "Davanti." } }),
    admin.patch(PATH, { arrival: { entrance: "Dal retro." } }),
  ]);
  expect((await admin.get<Site>(PATH)).body.arrival).toMatchObject({
    parking: "Davanti.",
    entrance: "Dal retro.",
  });
});

test("each text is in the requested language, and the administrator sees all translations", async () => {
  const english = { headers: { "Accept-Language": "en" } };
  const inEnglish = async () => (await new ApiClient().get<Site>(PATH, english)).body;
  const translations = { en: { heroTitle: "A room of your own", arrival: { parking: "On the street." } } };
  await admin.patch(PATH, { heroTitle: "Una stanza", translations, texts: { privacy: "## Nostra" } });
  expect(await inEnglish()).toMatchObject({
    heroTitle: "A room of your own",
    arrival: { parking: "On the street." },
    texts: { privacy: "## Nostra" },
  });
  expect((await new ApiClient().get<Site>(PATH)).body.heroTitle).toBe("Una stanza");
  expect((await admin.get(PATH)).body).toMatchObject({ heroTitle: "Una stanza", translations });
  expect((await new ApiClient().get(PATH)).body).not.toHaveProperty("translations");
  await admin.patch(PATH, { translations: { en: { heroTitle: null } } });
  expect((await inEnglish()).heroTitle).toBe("Una stanza");
  for (const wrong of [{ de: {} }, { en: { name: "X" } }, { en: { arrival: "On foot." } }, 5])
    expect((await admin.patch(PATH, { translations: wrong })).body.errors).toHaveProperty("translations");
  await admin.patch(PATH, { heroTitle: before.heroTitle, texts: { privacy: "" }, translations: {} });
  expect((await inEnglish()).heroTitle).toBe("Find your perfect workspace");
});

describe("The association's statute", () => {
  const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  const formWith = (content: string) => {
    const form = new FormData();
    form.set("document", new Blob([content], { type: "application/pdf" }), "statuto.pdf");
    return { raw: form };
  };

  const visitor = new ApiClient();
  afterAll(() => admin.patch("/api/site", { statuteUrl: null }));

  const send = (client: ApiClient, content: string) =>
    client.send<{ documentUrl: string }>("POST", "/api/upload/statute", formWith(content));
  const pageOf = async (path: string) => (await fetch(new URL(path, siteUrl()))).text();

  test("an administrator publishes the statute and removes it again", async () => {
    const { status, body } = await send(admin, PDF);
    expect([status, body.documentUrl]).toEqual([
      201,
      expect.stringMatching(/^\/uploads\/statutes\/.+\.pdf$/),
    ]);
    const { documentUrl: statuteUrl } = body;
    expect(await pageOf("/diventa-socio")).not.toContain(statuteUrl);
    expect((await admin.patch<Site>("/api/site", { statuteUrl })).body.statuteUrl).toBe(statuteUrl);
    expect((await visitor.get<Site>("/api/site")).body.statuteUrl).toBe(statuteUrl);
    expect(await pageOf("/diventa-socio")).toContain(statuteUrl);
    const file = await fetch(new URL(statuteUrl, siteUrl()));
    expect([file.status, file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
      200,
      "application/pdf",
      'attachment; filename="statuto.pdf"',
    ]);
    expect(await file.text()).toBe(PDF);
    expect((await admin.patch<Site>("/api/site", { statuteUrl: null })).body.statuteUrl).toBeNull();
    expect(await pageOf("/diventa-socio")).not.toContain(statuteUrl);
    expect((await fetch(new URL(statuteUrl, siteUrl()))).status).toBe(404);
  });

  test.each([
    ["a picture under the name of a PDF", "\x89PNG\r\n\x1a\n"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["half a PDF", "%PDF-1.4\n1 0 obj"],
  ])("%s is rejected as a statute", async (_what, content) => {
    expect((await send(admin, content)).status).toBe(415);
  });

  test("only an uploaded file can be published", async () => {
    const unknown = "/uploads/statutes/00000000-0000-0000-0000-000000000000.pdf";
    for (const statuteUrl of [unknown, "https://example.org/statuto.pdf", "/uploads/logos/a.webp"])
      expect((await admin.patch("/api/site", { statuteUrl })).body).toMatchObject({
        errors: { statuteUrl: ["Carica prima il file"] },
      });
  });
});
