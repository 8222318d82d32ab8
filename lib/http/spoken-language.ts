import type { Language } from "@/lib/domain/language/languages";

/**
 * Adds to a visitor's request body the language for mails to them: the body's own, otherwise the language of the
 * request. Signed-in users have a language of their own.
 */
export function withLanguage<Body extends { language?: Language | undefined }>({
  body,
  user,
  language,
}: {
  body: Body;
  user: unknown;
  language: Language;
}): Body {
  return user === null && body.language === undefined ? { ...body, language } : body;
}
