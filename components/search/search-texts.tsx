import type { ReactNode } from "react";
import { LateTexts, textsOf } from "@/components/ui/late-texts";
import type { Language } from "@/lib/domain/language/languages";

const TEXTS = ["searchForm"] as const;

/** Loads the texts of a search form before it replaces the plain one. */
export const loadSearchTexts = (language: Language, hasMail: boolean) => textsOf(language, TEXTS, hasMail);

/** Provides the texts of an interactive search form. */
export const SearchTexts = ({ children }: { children: ReactNode }) => (
  <LateTexts of={TEXTS}>{children}</LateTexts>
);
