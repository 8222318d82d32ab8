import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteProvider } from "@/components/ui/site-context";
import { siteFacts } from "@/lib/domain/site/site-facts";
import { it } from "@/messages/it";
import { SITE } from "./example-site";

/** The HTML of parts of an Italian page of the example's site. */
export const staticMarkup = (parts: readonly ReactNode[]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={it}>
      <SiteProvider site={siteFacts(SITE)}>{parts}</SiteProvider>
    </NextIntlClientProvider>,
  );
