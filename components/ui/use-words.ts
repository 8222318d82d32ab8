import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Word } from "@/lib/domain/language/text";
import { formatsOf } from "@/lib/i18n/formats";
import { wordingBy } from "@/lib/i18n/word";

/** Days and amounts in the form of the page's language. */
export function useFormats() {
  const language = useLocale();
  return useMemo(() => formatsOf(language), [language]);
}

/** Words the texts of rules (`lib/domain/language/text.ts`) in the page's language. */
export function useWord(): Word {
  const translate = useTranslations();
  const language = useLocale();
  return useMemo(() => wordingBy(translate, language), [translate, language]);
}
