import { z } from "zod";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "@/lib/domain/language/translations";
import { isRecord } from "@/lib/domain/site/is-record";
import { readMapPosition } from "@/lib/domain/site/map-position";
import { VALIDATION } from "@/lib/messages/validation";
import { type PanelSite, siteUpdateSchema } from "./site";

/** The panel's form of the association's data: lists have one entry per line. */

const lines = (value: string): string[] =>
  value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** An invalid position, so that the field's own rule reports the error. */
const NO_POSITION = { latitude: Number.NaN, longitude: Number.NaN };

const shape = siteUpdateSchema.shape;

const byLanguage = <T>(of: (language: TranslatedLanguage) => T) =>
  Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, of(language)])) as Record<
    TranslatedLanguage,
    T
  >;

/** The form's texts that are translated; each part of `arrival` and `texts` is a separate field. */
const TRANSLATED_FIELDS = [
  ...["description", "heroTitle", "heroText", "heroTopics", "officeNote"],
  ...["publicTransport", "parking", "entrance"],
  ...["privacy", "terms"],
] as const;
export type TranslatedSiteField = (typeof TRANSLATED_FIELDS)[number];

type TranslatedTexts = Record<TranslatedSiteField, string>;

const translatedTexts = z.object(
  Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, z.string()])) as Record<
    TranslatedSiteField,
    z.ZodString
  >,
);

/** Converts the texts of one language into the API's structure. */
const inParts = ({
  publicTransport,
  parking,
  entrance,
  privacy,
  terms,
  heroTopics,
  ...rest
}: TranslatedTexts) => ({
  ...rest,
  heroTopics: lines(heroTopics),
  arrival: { publicTransport, parking, entrance },
  texts: { privacy, terms },
});

/** Parses a text with the schema of the corresponding API field. */
const readAs = <Output>(field: z.ZodType<Output>, read: (value: string) => unknown) =>
  z.string().transform((value, context): Output => {
    const parsed = field.safeParse(read(value));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: "custom", message: parsed.error.issues[0]?.message ?? VALIDATION.invalid });
    return z.NEVER;
  });

export const siteFormSchema = z
  .object({
    name: shape.name.unwrap(),
    legalName: shape.legalName.unwrap(),
    description: shape.description.unwrap(),
    street: shape.street.unwrap(),
    postalCode: shape.postalCode.unwrap(),
    city: shape.city.unwrap(),
    province: shape.province.unwrap(),
    email: shape.email.unwrap(),
    phones: readAs(shape.phones.unwrap(), lines),
    social: readAs(shape.social.unwrap(), (value) =>
      lines(value).map((line) => {
        const at = line.search(/\S+$/);
        return { name: line.slice(0, at).replace(/[\s:]+$/, ""), url: line.slice(at) };
      }),
    ),
    position: readAs(shape.position.unwrap(), (value) =>
      value.trim() === "" ? null : (readMapPosition(value) ?? NO_POSITION),
    ),
    publicTransport: z.string(),
    parking: z.string(),
    entrance: z.string(),
    heroTitle: shape.heroTitle.unwrap(),
    heroText: shape.heroText.unwrap(),
    heroTopics: readAs(shape.heroTopics.unwrap(), lines),
    heroImageUrl: readAs(shape.heroImageUrl.unwrap(), (value) => value || null),
    officeHours: z
      .array(z.object({ dayOfWeek: z.number(), startTime: z.string(), endTime: z.string() }))
      .transform((all): unknown =>
        all.map(({ dayOfWeek, startTime, endTime }) => ({ dayOfWeek, from: startTime, to: endTime })),
      )
      .pipe(shape.officeHours.unwrap()),
    officeNote: shape.officeNote.unwrap(),
    vatNumber: readAs(shape.vatNumber.unwrap(), (value) => value),
    pec: readAs(shape.pec.unwrap(), (value) => value),
    logoUrl: readAs(shape.logoUrl.unwrap(), (value) => value || null),
    statuteUrl: readAs(shape.statuteUrl.unwrap(), (value) => value || null),
    accentColor: shape.accentColor.unwrap(),
    privacy: z.string(),
    terms: z.string(),
    translations: z.object(byLanguage(() => translatedTexts)),
  })
  .transform(({ publicTransport, parking, entrance, privacy, terms, translations, ...rest }) => ({
    ...rest,
    arrival: { publicTransport, parking, entrance },
    texts: { privacy, terms },
    translations: byLanguage((language) => inParts(translations[language])),
  }));
export type SiteForm = z.input<typeof siteFormSchema>;

/** The translations of one language for the form; empty texts if there are none. */
function translationsIn(site: PanelSite, language: TranslatedLanguage): TranslatedTexts {
  const { arrival, texts, ...lines } = site.translations[language] ?? {};
  const parts = { ...lines, ...(isRecord(arrival) && arrival), ...(isRecord(texts) && texts) };
  const textOf = (field: TranslatedSiteField) => {
    const text: unknown = parts[field];
    return [field, Array.isArray(text) ? text.join("\n") : typeof text === "string" ? text : ""];
  };
  return Object.fromEntries(TRANSLATED_FIELDS.map(textOf)) as TranslatedTexts;
}

export function siteFormValues(site: PanelSite): SiteForm {
  const { position, arrival, texts, phones, social, logoUrl, statuteUrl } = site;
  return {
    ...site,
    ...arrival,
    ...texts,
    phones: phones.join("\n"),
    social: social.map(({ name, url }) => `${name} ${url}`).join("\n"),
    position: position ? `${position.latitude}, ${position.longitude}` : "",
    heroTopics: site.heroTopics.join("\n"),
    heroImageUrl: site.heroImageUrl ?? "",
    officeHours: site.officeHours.map(({ dayOfWeek, from, to }) => ({
      dayOfWeek,
      startTime: from,
      endTime: to,
    })),
    vatNumber: site.vatNumber ?? "",
    pec: site.pec ?? "",
    logoUrl: logoUrl ?? "",
    statuteUrl: statuteUrl ?? "",
    translations: byLanguage((language) => translationsIn(site, language)),
  };
}
