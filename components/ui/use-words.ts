import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Word } from "@/lib/domain/language/text";
import { formatsOf } from "@/lib/i18n/formats";
import { createTranslate } from "@/lib/i18n/word";

export function useFormats() {
  const language = useLocale();
  return useMemo(() => formatsOf(language), [language]);
}

/** Resolves text references (`lib/domain/language/text.ts`) in the page's language. */
export function useTextResolver(): Word {
  const translate = useTranslations();
  const language = useLocale();
  return useMemo(() => createTranslate(translate, language), [translate, language]);
}
