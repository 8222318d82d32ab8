"use client";

import { IntlProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { PanelCatalogue } from "@/lib/i18n/catalogues";

/** Adds texts to those that the live parts of a page have (`live.json` at first). */
export function MoreTexts({
  messages,
  children,
}: {
  messages: Partial<PanelCatalogue>;
  children: ReactNode;
}) {
  const locale = useLocale();
  const outer = useMessages();
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
