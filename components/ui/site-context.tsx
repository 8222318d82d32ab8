"use client";

import { createContext, type ReactNode, use } from "react";
import type { SiteFacts } from "@/lib/domain/site/site-facts";

const SiteContext = createContext<SiteFacts | null>(null);

/** Tells the live parts below what the association says of itself, as the page was rendered. */
export function SiteProvider({ site, children }: { site: SiteFacts; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** What the association says of itself. Server components read `currentSite` instead. */
export function useSite(): SiteFacts {
  const site = use(SiteContext);
  if (site === null) throw new Error("There is no SiteProvider above.");
  return site;
}
