import type { Viewport } from "next";
import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/language/languages";
import { fontVariables } from "./fonts";
import "./globals.css";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf8f3" },
    { media: "(prefers-color-scheme: dark)", color: "#191814" },
  ],
};

/** The document around every page, of the site and of the panel. */
export function Document({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <html lang={language} className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
