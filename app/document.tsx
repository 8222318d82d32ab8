import type { ReactNode } from "react";
import { SiteProvider } from "@/components/ui/site-context";
import type { Language } from "@/lib/domain/language/languages";
import { paletteStyle } from "@/lib/domain/site/palette";
import { siteFacts } from "@/lib/domain/site/site-facts";
import type { KnownSite } from "@/lib/schemas/site/site";
import { fontVariables } from "./fonts";

interface DocumentProps {
  language: Language;
  site: KnownSite;
  /** Additional colours of the page, as CSS. */
  palette?: string;
  children: ReactNode;
}

/** The document of every page of the site and the panel, in the site's colour. */
export function Document({ language, site, palette = "", children }: DocumentProps) {
  return (
    // Next.js would otherwise start each new page with a smooth scroll, and judge its position before the scroll ends.
    <html lang={language} className={fontVariables} data-scroll-behavior="smooth">
      <head>
        <style>{paletteStyle(site.accentColor) + palette}</style>
      </head>
      <body>
        <SiteProvider site={siteFacts(site)}>{children}</SiteProvider>
      </body>
    </html>
  );
}
