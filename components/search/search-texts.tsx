import type { ReactNode } from "react";
import { LazyMessages, textsOf } from "@/components/ui/lazy-messages";
import type { Language } from "@/lib/domain/language/languages";

const TEXTS = ["searchForm"] as const;

/** Loads the texts of a search form before it replaces the plain one. */
export const loadSearchTexts = (language: Language, hasMail: boolean) => textsOf(language, TEXTS, hasMail);

export const SearchTexts = ({ children }: { children: ReactNode }) => (
  <LazyMessages of={TEXTS}>{children}</LazyMessages>
);
