"use client";

import { X as x } from "lucide";
import type { ComponentProps, MouseEvent } from "react";
import { drawIcon } from "@/components/ui/draw-icon";
import { Link } from "@/components/ui/link";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { paths } from "@/lib/paths";
import { useSearchNavigation } from "./search-frame";

const X = drawIcon(x);

interface FilterChipsProps {
  label: string;
  /** Announced before the name of each filter. */
  remove: string;
  clear: string;
  chips: readonly { label: string; href: string }[];
}

/**
 * Links to the list without one of its filters. It is a client component so that the page's payload contains its texts
 * instead of its rendered elements.
 */
export function FilterChips({ label, remove, clear, chips }: FilterChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <SearchLink href={chip.href} className="filter-chip">
            <span className="sr-only">{remove} </span>
            <UnbrokenHours>{chip.label}</UnbrokenHours>
            <X className="size-4" />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink href={paths.spaces} className="filter-clear">
          {clear}
        </SearchLink>
      </li>
    </ul>
  );
}

/** A link to another search: an ordinary one before hydration, and for opening it in a new tab. */
function SearchLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const { go } = useSearchNavigation();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  }
  return <Link href={href} onClick={follow} {...props} />;
}
