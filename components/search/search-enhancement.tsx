"use client";

import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/language/languages";
import { EnhancedForm } from "./enhanced-form";
import type { LiveSearchProps } from "./live-search";
import { SearchFrame } from "./search-frame";

const load = async (language: Language, hasMail: boolean) => {
  const { LiveSearch, loadSearchTexts } = await import("./live-search");
  await loadSearchTexts(language, hasMail);
  return LiveSearch;
};

/** Wraps the plain search of the home page and replaces it with the interactive form. */
export function SearchEnhancement({ children, ...form }: LiveSearchProps & { children: ReactNode }) {
  return (
    <SearchFrame scrolls>
      <EnhancedForm load={load} form={form}>
        {children}
      </EnhancedForm>
    </SearchFrame>
  );
}
