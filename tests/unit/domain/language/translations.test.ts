import { inAllLanguages, inLanguage, renamedText } from "@/lib/domain/language/translations";

const ROOM = {
  id: 13,
  name: "Sala Salvia",
  description: "Stanza raccolta.",
  amenities: ["Lettino", "Lavabo"],
  features: { size: "18 m²", capacity: "fino a 4 persone", storage: true },
  images: [
    { altText: "Il lettino", translations: { en: { altText: "The couch" } } },
    { altText: "La finestra", translations: {} },
  ],
  translations: {
    en: { name: "Sage Room", amenities: ["Couch", "Sink"], features: { capacity: "up to 4 people" } },
  },
};

test("translates an object field by field, falls back to Italian, and removes the translations", () => {
  expect(inLanguage(ROOM, "en")).toEqual({
    id: 13,
    name: "Sage Room",
    description: "Stanza raccolta.",
    amenities: ["Couch", "Sink"],
    features: { size: "18 m²", capacity: "up to 4 people", storage: true },
    images: [{ altText: "The couch" }, { altText: "La finestra" }],
  });
});

test("shows the original texts in Italian", () => {
  const { translations: _, images, ...texts } = ROOM;
  expect(inLanguage(ROOM, "it")).toEqual({ ...texts, images: images.map(({ altText }) => ({ altText })) });
});

test.each([
  ["an empty text", ""],
  ["an empty list", []],
  ["null", null],
])("treats %s as no translation", (_what, text) => {
  const event = { title: "Cerchio", list: ["Uno"], translations: { en: { title: text, list: text } } };
  expect(inLanguage(event as { title: string; translations: object }, "en")).toEqual({
    title: "Cerchio",
    list: ["Uno"],
  });
});

test("adds no field that the object does not have", () => {
  const thing = { name: "Sala", translations: { en: { name: "Room", secret: "x" } } };
  expect(inLanguage(thing, "en")).toEqual({ name: "Room" });
});

test("translates objects anywhere in a value and leaves dates, numbers and null unchanged", () => {
  const at = new Date();
  const booking = { at, total: 0, none: null, space: ROOM, list: [{ room: ROOM }] };
  const shown = inLanguage(booking, "en");
  expect(shown.at).toBe(at);
  expect([shown.total, shown.none, shown.space.name, shown.list[0]?.room.name]).toEqual([
    0,
    null,
    "Sage Room",
    "Sage Room",
  ]);
});

test("does not change its input", () => {
  const before = structuredClone(ROOM);
  inLanguage(ROOM, "en");
  expect(ROOM).toEqual(before);
});

test("renames a text together with its translations", () => {
  expect(renamedText(ROOM, "name", "title")).toEqual({
    title: "Sala Salvia",
    translations: { en: { title: "Sage Room" } },
  });
  expect(inLanguage(renamedText({ name: "Sala" }, "name", "title"), "en")).toEqual({ title: "Sala" });
});

test("builds a composed text once per language", () => {
  const where = inAllLanguages((language) => ({ where: `${inLanguage(ROOM, language).name}, Roma` }));
  expect([inLanguage(where, "it"), inLanguage(where, "en")]).toEqual([
    { where: "Sala Salvia, Roma" },
    { where: "Sage Room, Roma" },
  ]);
});

test("leaves a field that is merely named translations unchanged", () => {
  const document = { properties: { translations: { type: "object" } } };
  expect(inLanguage(document, "en")).toEqual(document);
});
