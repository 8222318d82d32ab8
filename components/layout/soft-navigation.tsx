"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";

/** A plain press with the first button; with a key held, the browser opens a tab or a window, or saves. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The pressed link of `components/ui/link`, if it is one that opens here. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.dataset.soft === undefined || link.target || link.hasAttribute("download")) return null;
  return link.origin === window.location.origin ? link : null;
}

/** Follows the links of the site without loading the page anew. Used once, in the providers. */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    // React's own listeners sit on the same node and came first: what they prevented is seen here.
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlain(event)) return;
      const link = pressedLink(event);
      if (!link) return;
      event.preventDefault();
      const path = `${link.pathname}${link.search}${link.hash}`;
      startTransition(() => router.push(path, { scroll: link.dataset.soft !== "keep-scroll" }));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [router]);
  return null;
}
