import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick, listenToLinks } from "@/components/layout/listen-to-links";
import { languageOfPath } from "@/lib/domain/language/language-paths";
import { PERSONAL_PATHS } from "@/lib/domain/site/personal-paths";
import { LOGIN_PATH } from "@/lib/domain/site/site-path";

type Prefetch = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>;
/** Prefetches the whole page, like next/link with `prefetch`. Next.js does not export the enum of this type. */
const WHOLE = { kind: "full" } as Prefetch;

/** The link, rendered by `Link` (components/ui/link), that contains the event's target. */
const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Whether a page may be prefetched as a whole, which requires that it is the same for all visitors. Searches are
 * excluded too: a room may be taken before its page is opened.
 */
function isFetchedAhead({ pathname, search }: HTMLAnchorElement): boolean {
  const { path } = languageOfPath(pathname);
  return search === "" && ![...PERSONAL_PATHS, LOGIN_PATH].some((personal) => path.startsWith(personal));
}

/**
 * Opens linked pages without a full page load. A page is prefetched when the pointer or a touch reaches its link, not
 * when the link comes into view. Rendered once, in the providers.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      router.push(addressOf(link), { scroll: link.dataset.link !== "over" });
    };
    const onApproach = (event: Event) => {
      const link = linkOf(event);
      if (link !== null && isFetchedAhead(link)) router.prefetch(addressOf(link), WHOLE);
    };
    return listenToLinks(onClick, onApproach);
  }, [router]);
  return null;
}
