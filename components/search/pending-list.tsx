"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";
import { SpaceCardSkeleton } from "@/components/space/space-card-skeleton";

const PLACES = ["a", "b", "c", "d"];

/**
 * The list, or skeletons of its cards while another list is loading.
 * @param label announced while loading; worded by the server, because the first load includes no texts for it
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
