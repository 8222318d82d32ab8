"use client";

import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { FooterFacts } from "./footer-columns";

const FooterColumns = lazyWithRetry(async () => (await import("./footer-columns")).FooterColumns);

/** The columns of the footer as static HTML: the browser loads no code for them. */
export function LazyFooterColumns(facts: FooterFacts) {
  return (
    <StaticMarkup>
      <FooterColumns {...facts} />
    </StaticMarkup>
  );
}
