import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { pathIn } from "@/lib/domain/language/language-paths";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** A path within this site, without a language: the link leads to the page in the current language. */
  href: string;
  /** Preserves the scroll position, for targets that open over the page or change only a part of it. */
  keepsScroll?: boolean;
}

/**
 * A link within the site. It needs no code of its own in the browser: one listener handles all links (`FollowLinks`),
 * since a page has thirty in its header and footer alone, and a list a hundred more.
 */
export function Link({ href, keepsScroll = false, ...props }: LinkProps) {
  return <a {...props} href={pathIn(useLocale(), href)} data-link={keepsScroll ? "over" : ""} />;
}
