"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";
import { SpaceCardSkeleton } from "@/components/space/space-card-skeleton";

const PLACES = ["a", "b", "c", "d"];

/** The list, or the shape of its cards while another is on its way. */
export function PendingResults({ children }: { children: ReactNode }) {
  const { isPending } = useSearchNavigation();
  if (!isPending) return children;
  return (
    <div role="status">
      <span className="sr-only">Ricerca degli spazi…</span>
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
