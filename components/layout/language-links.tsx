"use client";

import { useLocale } from "next-intl";
import type { MouseEvent } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { LANGUAGE_NAMES } from "@/lib/messages/language/language-names";
import { usePagePath } from "./use-page-path";

/** Adds the query in the browser, because cached pages are rendered without it. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}

interface LanguageLinksProps {
  className?: string;
  /** The path to link to when this page does not exist (404). */
  to?: string | undefined;
}

/** Links to this page in the other languages. They are full page loads, because the document's `lang` changes. */
export function LanguageLinks({ className, to }: LanguageLinksProps) {
  const current = useLocale();
  const here = usePagePath();
  const path = to ?? here;
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <a
      key={language}
      href={pathIn(language, path)}
      hrefLang={language}
      lang={language}
      onClick={to === undefined ? keepQuery : undefined}
      className={className}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}
