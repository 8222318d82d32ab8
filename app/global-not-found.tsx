import type { Metadata } from "next";
import { SiteFrame } from "@/components/layout/site-frame";
import { site } from "@/lib/site";
import NotFound, { metadata as ofNotFound } from "./(site)/not-found";
import RootLayout, { metadata as ofSite, viewport } from "./layout";

export { viewport };
export const metadata: Metadata = { ...ofSite, title: `${ofNotFound.title} · ${site.name}` };

/**
 * For an address that no page has. A plain not-found.tsx at this place would travel with every page, header and footer
 * and all, as what to show in case the page is not found.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFound />
      </SiteFrame>
    </RootLayout>
  );
}
