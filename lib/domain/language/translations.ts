import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

/**
 * The texts of records (rooms, events, courses, pictures, the site itself) in several languages. A record's own fields
 * are in Italian; its `translations` contain the other languages, as far as they were entered.
 */

/** A language for translations: any except the language of a record's own fields. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
);

/** A translated field: a text, a list of texts, or an object with texts in some of its parts. */
export type TranslatedText = string | readonly string[] | { readonly [part: string]: TranslatedText };

export type Translations = Partial<Record<TranslatedLanguage, Readonly<Record<string, TranslatedText>>>>;

/** A value for display, with the `translations` removed at every level. */
export type InLanguage<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T as Key extends "translations" ? never : Key]: InLanguage<T[Key]> }
      : T;

/** A calendar day has about a hundred values; most are ruled out by `typeof` alone. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && Object.prototype.toString.call(value) === "[object Object]";

/** A text replaced by its translation; an object part by part, since each part may be translated or not. */
function translated(text: unknown, translation: unknown): unknown {
  if (isRecord(text) && isRecord(translation))
    return Object.fromEntries(
      Object.entries(text).map(([part, value]) => [part, translated(value, translation[part])]),
    );
  const isThere = Array.isArray(translation) ? translation.length > 0 : Boolean(translation);
  return isThere ? translation : text;
}

/** Whether a value under `translations` contains translations: it may also be a field of the API document. */
const isTranslations = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((key) => TRANSLATED_LANGUAGES.some((one) => one === key));

function shown(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(item, language));
  if (!isRecord(value)) return value;
  const { translations } = value;
  const hasTranslations = isTranslations(translations);
  const thing: Record<string, unknown> = {};
  for (const key of Object.keys(value))
    if (key !== "translations" || !hasTranslations) thing[key] = shown(value[key], language);
  return hasTranslations ? translated(thing, translations[language]) : thing;
}

/**
 * A value with every record in it in a language, field by field; Italian if there is no translation. The translations
 * themselves are removed.
 * @param value a record, or an object or list with records at any level
 */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  return shown(value, language) as InLanguage<T>;
}

/** The same texts in every language: Italian as fields, the others as `translations`. */
export function inAllLanguages<Texts extends Readonly<Record<string, TranslatedText>>>(
  textsIn: (language: Language) => Texts,
): Texts & { translations: Translations } {
  const others = TRANSLATED_LANGUAGES.map((language) => [language, textsIn(language)]);
  return { ...textsIn(DEFAULT_LANGUAGE), translations: Object.fromEntries(others) };
}

/**
 * A text of a record under another name, with its translations: `renamedText(space, "name", "title")` is `{ title,
 * translations: { en: { title } } }`.
 */
export function renamedText<From extends string, To extends string>(
  thing: { translations?: unknown } & Readonly<Record<From, string>>,
  from: From,
  to: To,
): Record<To, string> & { translations: Translations } {
  return inAllLanguages((language) => {
    const { [from]: text } = shown(thing, language) as Record<From, string>;
    return { [to]: text } as Record<To, string>;
  });
}
