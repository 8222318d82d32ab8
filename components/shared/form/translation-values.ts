import {
  TRANSLATED_LANGUAGES,
  type TranslatedText,
  type Translations,
} from "@/lib/domain/language/translations";

/** Forms edit lists as one text. */
const textOf = (text: TranslatedText | undefined, separator: string): unknown => {
  if (text === undefined) return "";
  return Array.isArray(text) ? text.join(separator) : text;
};

/**
 * The initial values of the translated fields of a form.
 * @param fields the names of the fields, each with the separator of its items ("amenities": ", "), or "" if it is not a
 * list
 */
export function translationValues(
  translations: Translations | undefined,
  fields: Readonly<Record<string, string>>,
): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => {
      const texts = translations?.[language];
      const values = Object.entries(fields).map(([field, separator]) => [
        field,
        textOf(texts?.[field], separator),
      ]);
      return [language, Object.fromEntries(values)];
    }),
  );
}
