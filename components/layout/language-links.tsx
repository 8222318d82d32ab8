"use client";

import { useLocale } from "next-intl";
import type { MouseEvent } from "react";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { LANGUAGE_NAMES } from "@/lib/messages/language/language-names";
import { pathIn } from "@/lib/paths";
import { usePagePath } from "./use-page-path";

/** Takes the query along, which a page that is kept for everybody does not know. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}

/** Links to this page in the other languages. They load the page anew: its document says its language. */
export function LanguageLinks({ className }: { className?: string }) {
  const current = useLocale();
  const path = usePagePath();
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <a
      key={language}
      href={pathIn(language, path)}
      hrefLang={language}
      lang={language}
      onClick={keepQuery}
      className={className}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}
