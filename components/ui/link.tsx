"use client";

import NextLink from "next/link";
import { useLocale } from "next-intl";
import { type ComponentProps, useState } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";
import { LOGIN_PATH } from "@/lib/domain/site/next-param";
import { PERSONAL_PATHS } from "@/lib/domain/site/personal-paths";

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "href" | "prefetch" | "scroll"> {
  /** An address of this site, without a language: it leads to the page in the language of this one. */
  href: string;
  /** Whether to keep the scroll position: what it opens lies over the page or changes only a part of it. */
  keepsScroll?: boolean;
}

/**
 * Whether a page may be prefetched as a whole: only if it is the same for everybody. Nothing is prefetched of a search,
 * whose rooms may be taken before it is opened, and of personal pages.
 */
const isFetchedAhead = (href: string) =>
  !href.includes("?") && ![...PERSONAL_PATHS, LOGIN_PATH].some((path) => href.startsWith(path));

/**
 * A link within the site. Its page is prefetched when the pointer or a touch reaches it, not when it comes into view: a
 * list has a hundred links.
 */
export function Link({ keepsScroll = false, onMouseEnter, onTouchStart, ...props }: LinkProps) {
  const language = useLocale();
  const [isApproached, setApproached] = useState(false);
  return (
    <NextLink
      {...props}
      href={pathIn(language, props.href)}
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
