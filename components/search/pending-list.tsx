"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";

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

/** Not a `Skeleton`, which would add `cn` to the code of the list's page. */
const Bone = ({ look }: { look: string }) => (
  <div aria-hidden="true" className={`animate-pulse bg-sand-200/70 ${look}`} />
);

function SpaceCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <Bone look="aspect-[16/10]" />
      <div className="flex flex-col gap-3 p-5">
        <Bone look="h-7 w-1/2 rounded-md" />
        <Bone look="h-5 w-full rounded-md" />
        <Bone look="h-5 w-2/3 rounded-md" />
        <div className="grid grid-cols-2 gap-2.5 pt-2">
          <Bone look="h-14 rounded-md" />
          <Bone look="h-14 rounded-md" />
        </div>
        <Bone look="h-11 rounded-full" />
      </div>
    </div>
  );
}
