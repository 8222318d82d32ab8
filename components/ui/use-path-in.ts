import { useLocale } from "next-intl";
import { useMemo } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";

/** Returns a function for a path in the page's language: "/spaces" becomes "/en/spaces" on an English page. */
export function usePathIn(): (path: string) => string {
  const language = useLocale();
  return useMemo(() => (path) => pathIn(language, path), [language]);
}
