"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick } from "./is-plain-click";
import { listenToLinks } from "./listen-to-links";

/** The link of `components/ui/link` under an event, if it is one that opens here. */
function softLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.dataset.soft === undefined || link.target || link.hasAttribute("download")) return null;
  return link.origin === window.location.origin ? link : null;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`;

/**
 * Follows the links of the site without loading the page anew, and fetches a page ahead when a mouse or a finger comes
 * to its link. Used once, in the providers.
 */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = softLink(event);
      if (!link) return;
      event.preventDefault();
      router.push(pathOf(link), { scroll: link.dataset.soft !== "keep-scroll" });
    };
    const onApproach = (event: Event) => {
      const link = softLink(event);
      if (link) router.prefetch(pathOf(link));
    };
    return listenToLinks(onClick, onApproach);
  }, [router]);
  return null;
}
