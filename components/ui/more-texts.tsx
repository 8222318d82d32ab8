"use client";

import { IntlProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Catalogue, PanelCatalogue } from "@/lib/i18n/catalogues";

type SomeTexts = Partial<Catalogue> & { panel?: Partial<PanelCatalogue["panel"]> };

/** Adds texts to those that the live parts of a page have (`live.json` at first). */
export function MoreTexts({ messages, children }: { messages: SomeTexts; children: ReactNode }) {
  const locale = useLocale();
  const outer = useMessages();
  const all = useMemo(() => {
    // The panel brings its own texts by the file, its pages and what opens in them each their part.
    const panel = messages.panel && { panel: { ...outer.panel, ...messages.panel } };
    return { ...outer, ...messages, ...panel } as PanelCatalogue;
  }, [outer, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
