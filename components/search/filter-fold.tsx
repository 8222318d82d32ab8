"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { EnhancedForm } from "@/components/search/enhanced-form";
import type { Language } from "@/lib/domain/language/languages";
import type { LiveFiltersProps } from "./live-filters";

const load = async (language: Language, hasMail: boolean) => {
  const { LiveFilters, loadSearchTexts } = await import("./live-filters");
  await loadSearchTexts(language, hasMail);
  return LiveFilters;
};

const isWide = () => window.matchMedia("(min-width: 64rem)").matches;

interface FilterFoldProps extends Omit<LiveFiltersProps, "onSent"> {
  summary: ReactNode;
  /** The plain form. */
  children: ReactNode;
}

/** The filters fold away on phones, and once they were applied; from 1024 px they are always open. */
export function FilterFold({ summary, children, ...filters }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // Opened before JavaScript; or wide, in a browser whose style sheets cannot open a folded element.
  useEffect(() => setOpen(fold.current?.open === true || isWide()), []);
  return (
    <details
      ref={fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/filters rounded-xl border bg-surface shadow-rest lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible] lg:details-content:block"
    >
      {summary}
      <EnhancedForm load={load} form={{ ...filters, onSent: () => setOpen(isWide()) }}>
        {children}
      </EnhancedForm>
    </details>
  );
}
