"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { parseText } from "@/lib/domain/language/parse-text";
import type { Subject } from "./lazy-messages";
import { lazyWithRetry } from "./lazy-with-retry";

/** Needs catalogues and the formatting of days and amounts, which no first visit needs. */
const LazyText = lazyWithRetry(async () => (await import("./lazy-text")).LazyText);

/**
 * Renders a text reference (`lib/domain/language/text.ts`) in the page's language. The catalogue is loaded on demand if
 * the page does not include it or the text has values. Plain text is rendered unchanged.
 */
export function Sentence({ of }: { of: string }) {
  const t = useTranslations();
  const sent = parseText(of);
  if (sent === null) return of;
  const key = sent.key as never;
  if (Object.keys(sent.values).length === 0 && t.has(key)) return t(key);
  return (
    <Suspense>
      <LazyText of={of} subject={sent.key.split(".", 1)[0] as Subject} />
    </Suspense>
  );
}
