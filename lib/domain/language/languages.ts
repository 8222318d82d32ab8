/** The languages of the site. Each further one is one line here and one folder of catalogues in `messages`. */
export const LANGUAGES = ["it", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the addresses without a prefix, of the panel, and of texts that have no translation. */
export const DEFAULT_LANGUAGE = "it" as const satisfies Language;

/** Whether a value is one of the site's languages. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
