import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";

export const translationName = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? name : `translations.${language}.${name}`;
