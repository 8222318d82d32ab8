"use client";

import { ChevronDown as chevronDown, SlidersHorizontal as slidersHorizontal } from "lucide";
import { useEffect, useRef, useState } from "react";
import { EnhancedForm } from "@/components/search/enhanced-form";
import { drawIcon } from "@/components/ui/draw-icon";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { Language } from "@/lib/domain/language/languages";
import type { LiveFiltersProps } from "./live-filters";

const ChevronDown = drawIcon(chevronDown);
const SlidersHorizontal = drawIcon(slidersHorizontal);
const PlainFilterForm = lazyWithRetry(async () => (await import("./plain-filter-form")).PlainFilterForm);

const load = async (language: Language, hasMail: boolean) => {
  const { LiveFilters, loadSearchTexts } = await import("./live-filters");
  await loadSearchTexts(language, hasMail);
  return LiveFilters;
};

const isWide = () => window.matchMedia("(min-width: 64rem)").matches;

interface FilterFoldProps extends Omit<LiveFiltersProps, "onSent"> {
  label: string;
}

/**
 * The filters are collapsible below 1024 px, where applying them collapses them. On wider screens they are always open.
 */
export function FilterFold({ label, ...filters }: FilterFoldProps) {
  const { values, today } = filters;
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // They may have been opened before hydration. On wide screens, some browsers cannot open a collapsed element by CSS.
  useEffect(() => setOpen(fold.current?.open === true || isWide()), []);
  return (
    <details
      ref={fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/filters rounded-xl border bg-surface shadow-rest lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible] lg:details-content:block"
    >
      <summary className="flex min-h-13 list-none items-center gap-2.5 rounded-xl px-5 font-semibold lg:hidden [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="size-5 text-sage-600" />
        {label}
        <ChevronDown className="ml-auto size-5 transition-transform group-open/filters:rotate-180" />
      </summary>
      <EnhancedForm load={load} form={{ ...filters, onSent: () => setOpen(isWide()) }}>
        {/* Remounted when the URL changes, so that the fields show its values. */}
        <StaticMarkup key={JSON.stringify(values)}>
          <PlainFilterForm values={values} today={today} />
        </StaticMarkup>
      </EnhancedForm>
    </details>
  );
}
