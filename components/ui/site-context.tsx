"use client";

import { createContext, type ReactNode, use } from "react";
import type { SiteFacts } from "@/lib/domain/site/site-facts";

const SiteContext = createContext<SiteFacts | null>(null);

/** Provides client components with the centre's data as of the page's rendering. */
export function SiteProvider({ site, children }: { site: SiteFacts; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The centre's data. Server components use `currentSite` instead. */
export function useSite(): SiteFacts {
  const site = use(SiteContext);
  if (site === null) throw new Error("There is no SiteProvider above.");
  return site;
}
