import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

/**
 * The texts of things (rooms, events, courses, pictures, the site itself) in several languages. A thing's own fields are
 * its texts in Italian; `translations` beside them has those in other languages, as far as somebody wrote them.
 */

/** A language that things can be translated into: all but that of their own fields. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
);

/** A translated field: a text, a list of texts, or an object with texts in some of its parts. */
export type TranslatedText = string | readonly string[] | { readonly [part: string]: TranslatedText };

export type Translations = Partial<Record<TranslatedLanguage, Readonly<Record<string, TranslatedText>>>>;

/** A value as it is shown: without the translations in it. */
export type InLanguage<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T as Key extends "translations" ? never : Key]: InLanguage<T[Key]> }
      : T;

/** A day of a calendar has a hundred values; most are told apart by their type alone. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && Object.prototype.toString.call(value) === "[object Object]";

/** A text with its translation in its place; an object part by part, since each may be translated or not. */
function translated(text: unknown, translation: unknown): unknown {
  if (isRecord(text) && isRecord(translation))
    return Object.fromEntries(
      Object.entries(text).map(([part, value]) => [part, translated(value, translation[part])]),
    );
  const isThere = Array.isArray(translation) ? translation.length > 0 : Boolean(translation);
  return isThere ? translation : text;
}

/** Whether a value under `translations` is what it says: it may also be a field of a document about the API. */
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
 * A value with every thing in it in a language, field by field: in Italian where there is no translation. The
 * translations themselves are left out.
 * @param value a thing, or an object or list with things anywhere in it
 */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  return shown(value, language) as InLanguage<T>;
}

/** The same texts in every language: those in Italian, and the others as `translations`. */
export function inAllLanguages<Texts extends Readonly<Record<string, TranslatedText>>>(
  textsIn: (language: Language) => Texts,
): Texts & { translations: Translations } {
  const others = TRANSLATED_LANGUAGES.map((language) => [language, textsIn(language)]);
  return { ...textsIn(DEFAULT_LANGUAGE), translations: Object.fromEntries(others) };
}

/**
 * One text of a thing under another name, with its translations: `renamedText(space, "name", "title")` is
 * `{ title, translations: { en: { title } } }`.
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
