import { Skeleton } from "@/components/ui/skeleton";

/** The placeholder of a card while the list is loading. */
export function SpaceCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <div className="grid grid-cols-2 gap-2.5 pt-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
        <Skeleton className="h-11 rounded-full" />
      </div>
    </div>
  );
}
