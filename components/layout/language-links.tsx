"use client";

import { useLocale } from "next-intl";
import type { MouseEvent } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { LANGUAGE_NAMES } from "@/lib/messages/language/language-names";
import { usePagePath } from "./use-page-path";

/** Takes the query along, which a page that is kept for everybody does not know. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}

/** Links to this page in the other languages. They load the page anew: its document says its language. */
export function LanguageLinks({
  className,
  to,
}: {
  className?: string;
  /** The page that they lead to in the place of this one, which there is not. */
  to?: string | undefined;
}) {
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
