import { z } from "zod";
import { LANGUAGES } from "@/lib/domain/language/languages";
import type { Translations } from "@/lib/domain/language/translations";
import { overlap } from "@/lib/domain/site/office-hours";
import { VALIDATION } from "@/lib/messages/validation";
import { secureAddress } from "@/lib/schemas/catalogue-fields";
import {
  emailField,
  integer,
  lineText,
  list,
  nameText,
  optionalLine,
  phoneText,
  text,
  timeField,
  typedText,
} from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";
import { cancellationStepsField, storedCancellationStepsSchema } from "./cancellation-steps";
import { vatNumberField } from "./settings";

/** The association's data, as shown by pages, mails and feeds. */

const MAX_NAME = 120;
const MAX_TEXT = 50_000;
const MAX_PHONES = 4;
const MAX_SOCIAL = 6;

export const siteSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  description: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  email: z.string(),
  phones: z.array(z.string()),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  arrival: z.object({ publicTransport: z.string(), parking: z.string(), entrance: z.string() }),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  heroTitle: z.string(),
  heroText: z.string(),
  logoUrl: z.string().nullable(),
  /** The association's statute, a PDF; null if none is published. */
  statuteUrl: z.string().nullable(),
  /** The association's own picture on the home page; null for the built-in drawings. */
  heroImageUrl: z.string().nullable(),
  /** Replaces "Yoga, meditazione, ceramica, incontri"; empty for the default. */
  heroTopics: z.array(z.string()),
  /** Office hours; 0 is Sunday. */
  officeHours: z.array(z.object({ dayOfWeek: z.number(), from: z.string(), to: z.string() })),
  officeNote: z.string(),
  /** The VAT number, which is also shown in the settings. */
  vatNumber: z.string().nullable(),
  /** Certified e-mail. */
  pec: z.string().nullable(),
  accentColor: z.string(),
  /** From the most hours before the start down to 0: the refund of a cancellation made earlier than that. */
  cancellationSteps: storedCancellationStepsSchema,
  /** Markdown with the placeholders of lib/domain/privacy/legal-placeholders.ts. */
  texts: z.object({ privacy: z.string(), terms: z.string() }),
  languages: z.array(z.enum(LANGUAGES)),
  /** Whether the site can send mail; mails written as files to DATA_DIR do not count. */
  hasMail: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;
/** The site as used on the server. */
export interface KnownSite extends Site {
  translations: Translations;
  /** The domain in the identifiers of calendar entries, which must never change. */
  calendarDomain: string;
}

/** The site as visible to an administrator. */
export const panelSiteSchema = siteSchema.extend({ translations: translationsSchema });
export type PanelSite = z.infer<typeof panelSiteSchema>;

const degrees = (most: number) => z.number(VALIDATION.invalid).min(-most).max(most);

const translatedParts = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(MAX_TEXT).nullish()])));

const MAX_TOPICS = 5;
const topics = list(lineText(VALIDATION.required, 60), MAX_TOPICS, { invalid: VALIDATION.invalid });

/** Three times a day. */
const MAX_OFFICE_HOURS = 21;

const officeHours = list(
  z
    .object({ dayOfWeek: integer.pipe(z.number().min(0).max(6)), from: timeField, to: timeField })
    .refine(({ from, to }) => from < to, { path: ["to"], message: VALIDATION.endAfterStart }),
  MAX_OFFICE_HOURS,
  { invalid: VALIDATION.invalid },
).refine((all) => !overlap(all), VALIDATION.officeHours);

const officeNote = text(300);

/** The body of a change: only the given fields. The parts of `arrival` and `texts` may be sent separately. */
export const siteUpdateSchema = z
  .object({
    name: nameText(VALIDATION.required, MAX_NAME),
    legalName: nameText(VALIDATION.required),
    description: text(MAX_TEXT),
    street: optionalLine(),
    postalCode: typedText(),
    city: optionalLine(),
    province: optionalLine(),
    email: emailField(VALIDATION.email),
    phones: list(phoneText(200, VALIDATION.phone), MAX_PHONES, {
      tooMany: VALIDATION.phones,
      invalid: VALIDATION.invalid,
    }),
    social: list(z.object({ name: lineText(VALIDATION.required), url: secureAddress }), MAX_SOCIAL, {
      tooMany: VALIDATION.social,
      invalid: VALIDATION.invalid,
    }),
    arrival: z
      .object({ publicTransport: text(MAX_TEXT), parking: text(MAX_TEXT), entrance: text(MAX_TEXT) })
      .partial(),
    position: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullable(),
    heroTitle: lineText(VALIDATION.required),
    heroText: text(MAX_TEXT),
    logoUrl: text()
      .regex(/^\/uploads\/logos\/[0-9a-f-]{36}\.webp$/, VALIDATION.logoAddress)
      .nullable(),
    statuteUrl: text()
      .regex(/^\/uploads\/statutes\/[0-9a-f-]{36}\.pdf$/, VALIDATION.statuteAddress)
      .nullable(),
    heroImageUrl: text()
      .regex(/^\/uploads\/heroes\/[0-9a-f-]{36}\.webp$/, VALIDATION.heroAddress)
      .nullable(),
    heroTopics: topics,
    officeHours,
    officeNote,
    vatNumber: vatNumberField,
    pec: z
      .union([z.literal(""), emailField(VALIDATION.email)], VALIDATION.email)
      .nullable()
      .transform((value) => value || null),
    accentColor: text().regex(/^#[0-9a-f]{6}$/i, VALIDATION.color),
    cancellationSteps: cancellationStepsField,
    texts: z.object({ privacy: text(MAX_TEXT), terms: text(MAX_TEXT) }).partial(),
    translations: translationsField({
      description: text(MAX_TEXT),
      heroTitle: lineText(VALIDATION.required),
      heroText: text(MAX_TEXT),
      heroTopics: topics,
      officeNote,
      arrival: translatedParts(["publicTransport", "parking", "entrance"]),
      texts: translatedParts(["privacy", "terms"]),
    }),
  })
  .partial();
export type SiteUpdate = z.output<typeof siteUpdateSchema>;
