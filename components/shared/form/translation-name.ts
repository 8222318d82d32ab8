import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";

/** The name of a form's field in a language: "name", "translations.en.name". */
export const translationName = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? name : `translations.${language}.${name}`;
