"use client";

import { IntlProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Catalogue, PanelCatalogue } from "@/lib/i18n/catalogues";

type SomeTexts = Partial<Catalogue> & { panel?: Partial<PanelCatalogue["panel"]> };

/** Adds texts to those that the page's client components have (`live.json` initially). */
export function MessagesProvider({ messages, children }: { messages: SomeTexts; children: ReactNode }) {
  const locale = useLocale();
  const outer = useMessages();
  const all = useMemo(() => {
    // The panel's texts are split into files: its layout, its pages and lazily loaded parts each add their own.
    const panel = messages.panel && { panel: { ...outer.panel, ...messages.panel } };
    return { ...outer, ...messages, ...panel } as PanelCatalogue;
  }, [outer, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
