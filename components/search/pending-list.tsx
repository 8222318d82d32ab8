"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";
import { SpaceCardSkeleton } from "@/components/space/space-card-skeleton";

const PLACES = ["a", "b", "c", "d"];

/**
 * The list, or the shape of its cards while another is on its way.
 * @param label what is told meanwhile, worded by the server: the first load has no texts of its own
 */
export function PendingList({ label, children }: { label: string; children: ReactNode }) {
  const { isPending } = useSearchNavigation();
  if (!isPending) return children;
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
        {PLACES.map((place) => (
          <div key={place}>
            <SpaceCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
