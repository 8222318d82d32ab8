import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of this site, without a language: it leads to the page in the language of this one. */
  href: string;
  /** Whether to keep the scroll position: what it opens lies over the page or changes only a part of it. */
  keepsScroll?: boolean;
}

/**
 * A link within the site. The browser runs nothing for it: one listener follows all of them (`FollowLinks`), since a page
 * has thirty in its header and footer alone, and a list a hundred more.
 */
export function Link({ href, keepsScroll = false, ...props }: LinkProps) {
  return <a {...props} href={pathIn(useLocale(), href)} data-link={keepsScroll ? "over" : ""} />;
}
