import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Providers } from "@/components/providers";
import { siteUrl } from "@/lib/seo/site-url";
import { site } from "@/lib/site";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  applicationName: site.name,
  title: { default: site.name, template: `%s · ${site.name}` },
  description: site.description,
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf8f3" },
    { media: "(prefers-color-scheme: dark)", color: "#191814" },
  ],
};

/** Pages are rendered for each request; those that are the same for everybody are cached in front (server/README.md). */
export const dynamic = "force-dynamic";

/** The root layout. It reads neither cookies nor headers, so that pages can be cached for all visitors. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" className={fontVariables}>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
