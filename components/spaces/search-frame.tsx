"use client";

import { useRouter } from "next/navigation";
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useTransition,
} from "react";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";

interface SearchNavigation {
  isPending: boolean;
  go: (href: string) => void;
}

const SearchNavigationContext = createContext<SearchNavigation>({
  isPending: false,
  go: (href) => window.location.assign(href),
});

/** Opens a search in place: the list shows at once that another is on its way, and the page stays where it is. */
export const useSearchNavigation = () => useContext(SearchNavigationContext);

/** Around the filters and the list, so that the one can tell the other. */
export function SearchFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const go = useCallback(
    (href: string) => startTransition(() => router.push(href, { scroll: false })),
    [router],
  );
  const navigation = useMemo(() => ({ isPending, go }), [isPending, go]);
  return <SearchNavigationContext value={navigation}>{children}</SearchNavigationContext>;
}

/** A link to another search: an ordinary one before JavaScript, and for whoever opens it in a new tab. */
export function SearchLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const { go } = useSearchNavigation();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  }
  return <Link href={href} onClick={follow} {...props} />;
}

/** The list, or skeletons in its shape while another is on its way. */
export function PendingResults({ children }: { children: ReactNode }) {
  const { isPending } = useSearchNavigation();
  if (!isPending) return children;
  return (
    <div role="status">
      <span className="sr-only">Ricerca degli spazi…</span>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
        {["a", "b", "c", "d"].map((key) => (
          <SpaceCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

function SpaceCardSkeleton() {
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
