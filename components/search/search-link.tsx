"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";
import { Link } from "@/components/ui/link";

/** A link to another search: an ordinary one before hydration, and for opening it in a new tab. */
export function SearchLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const { go } = useSearchNavigation();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  }
  return <Link href={href} onClick={follow} {...props} />;
}
