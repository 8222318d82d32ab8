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

export const languageSchema = z.enum(LANGUAGES, VALIDATION.language);

const translatedText: z.ZodType<TranslatedText> = z.lazy(() =>
  z.union([z.string(), z.array(z.string()), z.record(z.string(), translatedText)]),
);

/** Translations as stored and as returned to the panel. */
export const translationsSchema: z.ZodType<Translations> = z.partialRecord(
  z.enum(TRANSLATED_LANGUAGES),
  z.record(z.string(), translatedText),
);

/** Drops null and empty values, which stand for no translation; undefined when nothing is left. */
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
 * The field `translations` of a write: `{ en: { name: "…", description: null } }`. It replaces the stored translations;
 * null and empty texts are omitted. Anything else is refused at `translations`, and also at its own path for a form
 * that shows the text: an unknown language, a field that is not among `fields`, a text that is invalid for its field.
 * @param fields the schema of each text, with the limits of the original field; an object for a field with parts
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

/** An empty text stands for no translation, even if the original text is required. */
const textOrNothing = (schema: z.core.$ZodType) =>
  z.preprocess((value) => (value === "" ? null : value), z.nullish(schema));
