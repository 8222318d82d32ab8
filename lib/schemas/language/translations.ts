import "@/lib/schemas/zod-config";
import { z } from "zod";
import { LANGUAGES } from "@/lib/domain/language/languages";
import {
  TRANSLATED_LANGUAGES,
  type TranslatedText,
  type Translations,
} from "@/lib/domain/language/translations";
import { VALIDATION } from "@/lib/messages/validation";
import { DOCUMENTED } from "@/lib/schemas/documented";

/** The language of a person, or of what somebody booked. */
export const languageSchema = z.enum(LANGUAGES, VALIDATION.language);

const translatedText: z.ZodType<TranslatedText> = z.lazy(() =>
  z.union([z.string(), z.array(z.string()), z.record(z.string(), translatedText)]),
);

/** The translations of a thing as they are stored and as the panel's answers carry them. */
export const translationsSchema: z.ZodType<Translations> = z.partialRecord(
  z.enum(TRANSLATED_LANGUAGES),
  z.record(z.string(), translatedText),
);

/** Drops what is null or empty, since it stands for no translation; undefined where nothing is left. */
function written(value: unknown): TranslatedText | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  const parts = Object.entries(value).flatMap(([part, text]) => {
    const kept = written(text);
    return kept === undefined ? [] : [[part, kept] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/**
 * The field `translations` of a write: `{ en: { name: "…", description: null } }`. It replaces what was stored; null and
 * empty texts are left out. Anything else is refused at `translations`, and at its own place for a form that shows
 * the text: a language that there is not, a field that is not among `fields`, a text that its field does not take.
 * @param fields the schema of each text, with the limits of the thing's own field; an object for a field with parts
 */
export function translationsField(fields: z.ZodRawShape) {
  const texts = z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, textOrNothing(schema)])),
  );
  const languages = z.strictObject(
    Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, texts.optional()])),
  );
  return z
    .unknown()
    .transform((value, context): Translations => {
      const { data, error } = languages.safeParse(value);
      if (data !== undefined) return translationsSchema.parse(written(data) ?? {});
      context.addIssue({ code: "custom", message: VALIDATION.translations });
      for (const { path, message } of error?.issues ?? [])
        if (path.length > 0) context.addIssue({ code: "custom", path, message });
      return z.NEVER;
    })
    .register(DOCUMENTED, { as: { type: "object", description: "{ en: { campo: testo } }" } });
}

/** An empty text stands for none, also where the thing itself needs one. */
const textOrNothing = (schema: z.core.$ZodType) =>
  z.preprocess((value) => (value === "" ? null : value), z.nullish(schema));
