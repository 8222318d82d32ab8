"use client";

import { IntlProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Catalogue, PanelCatalogue } from "@/lib/i18n/catalogues";
import { textsOfSite } from "@/lib/i18n/without-mail";
import { useSite } from "./site-context";

type SomeTexts = Partial<Catalogue> & { panel?: Partial<PanelCatalogue["panel"]> };

/**
 * Adds texts to those that the page's client components have (`live.json` initially). The panel's come as they are in
 * their files, so that those for a site without mail are chosen here.
 */
export function MessagesProvider({ messages, children }: { messages: SomeTexts; children: ReactNode }) {
  const locale = useLocale();
  const outer = useMessages();
  const { hasMail } = useSite();
  const all = useMemo(() => {
    const added = hasMail ? messages : textsOfSite(messages, hasMail);
    // The panel's texts are split into files: its layout, its pages and lazily loaded parts each add their own.
    const panel = added.panel && { panel: { ...outer.panel, ...added.panel } };
    return { ...outer, ...added, ...panel } as PanelCatalogue;
  }, [outer, messages, hasMail]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
