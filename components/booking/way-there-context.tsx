"use client";

import { createContext, type ReactNode, use } from "react";
import type { WayThere } from "@/lib/domain/site/site-facts";

const WayThereContext = createContext<WayThere | null>(null);

/** Tells the bookings below how one gets to the centre. */
export function WayThereProvider({ way, children }: { way: WayThere; children: ReactNode }) {
  return <WayThereContext value={way}>{children}</WayThereContext>;
}

export function useWayThere(): WayThere {
  const way = use(WayThereContext);
  if (way === null) throw new Error("There is no WayThereProvider above.");
  return way;
}
