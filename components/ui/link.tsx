"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { PERSONAL_PATHS, paths } from "@/lib/paths";

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "href" | "prefetch" | "scroll"> {
  /** An address of this site. */
  href: string;
  /** What it opens lies over the page or changes a part of it: the page stays where it is. */
  keepsScroll?: boolean;
}

/**
 * Whether a page may be fetched whole before it is wanted: one that is the same for everybody. Nothing is fetched of a
 * search, whose rooms may be taken until it is opened, and of pages that are somebody's.
 */
const isFetchedAhead = (href: string) =>
  !href.includes("?") && ![...PERSONAL_PATHS, paths.auth].some((path) => href.startsWith(path));

/**
 * A link within the site. Its page is fetched ahead when a mouse or a finger comes to it, and not for every link that
 * is in sight: a list has a hundred of them.
 */
export function Link({ keepsScroll = false, onMouseEnter, onTouchStart, ...props }: LinkProps) {
  const [isApproached, setApproached] = useState(false);
  return (
    <NextLink
      {...props}
      scroll={!keepsScroll}
      prefetch={isApproached && isFetchedAhead(props.href)}
      onMouseEnter={(event) => {
        setApproached(true);
        onMouseEnter?.(event);
      }}
      onTouchStart={(event) => {
        setApproached(true);
        onTouchStart?.(event);
      }}
    />
  );
}
