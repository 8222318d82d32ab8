"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";

const PLACES = ["a", "b", "c", "d"];

/** The list, or `skeleton` in the shape of its cards while another is on its way. */
export function PendingResults({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const { isPending } = useSearchNavigation();
  if (!isPending) return children;
  return (
    <div role="status">
      <span className="sr-only">Ricerca degli spazi…</span>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
        {PLACES.map((place) => (
          <div key={place}>{skeleton}</div>
        ))}
      </div>
    </div>
  );
}
