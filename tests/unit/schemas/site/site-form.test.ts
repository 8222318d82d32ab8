import { siteUpdateSchema } from "@/lib/schemas/site/site";
import { siteFormSchema, siteFormValues } from "@/lib/schemas/site/site-form";
import { SITE } from "../../../helpers/example-site";

/** Conversion of stored data to the values of the panel's form, and back. */

const EN = {
  description: "Rooms for rent.",
  heroTitle: "A room of your own",
  heroText: "By the hour or by the day.",
  arrival: { publicTransport: "Green line.", parking: "On the street.", entrance: "The blue door." },
  texts: { privacy: "## Ours", terms: "## Agreed" },
};
const roundTrip = (translations: typeof SITE.translations) => {
  const sent = siteFormSchema.parse(siteFormValues({ ...SITE, translations }));
  return siteUpdateSchema.parse(sent).translations;
};

test("the form preserves the translations of every text, including nested ones", () => {
  expect(siteFormValues({ ...SITE, translations: { en: EN } }).translations.en).toMatchObject({
    heroTitle: "A room of your own",
    parking: "On the street.",
    terms: "## Agreed",
  });
  expect(roundTrip({ en: EN })).toEqual({ en: EN });
});

test("missing translations are not stored", () => {
  expect(roundTrip({})).toEqual({});
  expect(roundTrip({ en: { arrival: { parking: "On the street." } } })).toEqual({
    en: { arrival: { parking: "On the street." } },
  });
});

test("a position is read from a map link, and an invalid one is rejected at its field", () => {
  const parse = (position: string) => siteFormSchema.safeParse({ ...siteFormValues(SITE), position });
  const link = parse("https://www.openstreetmap.org/#map=17/45.4642/9.19");
  expect(link.data?.position).toEqual({ latitude: 45.4642, longitude: 9.19 });
  expect(parse("").data?.position).toBeNull();
  expect(parse("davanti alla chiesa").error?.issues).toMatchObject([{ path: ["position"] }]);
});
