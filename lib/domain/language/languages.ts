/** The languages of the site. A new one needs an entry here and a folder of catalogues in `messages`. */
export const LANGUAGES = ["it", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of addresses without a prefix, of the panel, and of texts without a translation. */
export const DEFAULT_LANGUAGE = "it" as const satisfies Language;

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
