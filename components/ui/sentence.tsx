"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { parseText } from "@/lib/domain/language/parse-text";
import type { Subject } from "./late-texts";
import { lazyWithRetry } from "./lazy-with-retry";

/** Catalogues, days and amounts, which no first visit needs. */
const LateSentence = lazyWithRetry(async () => (await import("./late-sentence")).LateSentence);

/**
 * A text of a rule (`lib/domain/language/text.ts`) in the page's language, wherever its catalogue is not in the page yet:
 * what fields are told is loaded with the first of it. Without values and with its catalogue there, as "no connection",
 * nothing is loaded. Words that are no text stay as they are.
 */
export function Sentence({ of }: { of: string }) {
  const t = useTranslations();
  const sent = parseText(of);
  if (sent === null) return of;
  const key = sent.key as never;
  if (Object.keys(sent.values).length === 0 && t.has(key)) return t(key);
  return (
    <Suspense>
      <LateSentence of={of} subject={sent.key.split(".", 1)[0] as Subject} />
    </Suspense>
  );
}
