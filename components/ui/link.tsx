import type { ComponentProps } from "react";

interface LinkProps extends ComponentProps<"a"> {
  /** An address of this site. */
  href: string;
  /** What it opens lies over the page or changes a part of it: the page stays where it is. */
  keepsScroll?: boolean;
}

/**
 * A link within the site: an element of the browser's and nothing more, so that a page with hundreds of them costs
 * neither code nor hydration. One listener follows them all without loading the page anew (`SoftNavigation`).
 */
export function Link({ keepsScroll = false, children, ...props }: LinkProps) {
  return (
    <a {...props} data-soft={keepsScroll ? "keep-scroll" : ""}>
      {children}
    </a>
  );
}
