import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { currentSite } from "@/lib/data/site/current-site";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame site={await currentSite()}>{children}</SiteFrame>;
}
