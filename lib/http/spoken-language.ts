import type { Language } from "@/lib/domain/language/languages";

/**
 * The body of a call that a visitor may make, with the language to write to them in: that of the request, unless they name
 * another. Somebody who is signed in has one.
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
