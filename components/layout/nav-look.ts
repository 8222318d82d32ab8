import { cn } from "@/components/ui/cn";

/** How a link of the menu looks: said by who draws the menu, which is the server, and not by the link. */
export const navLook = (more?: string) =>
  cn(
    "flex min-h-11 items-center rounded-full px-4 font-medium whitespace-nowrap text-ink-2 no-underline transition-colors hover:bg-sand-100 hover:text-ink aria-[current]:bg-sage-100 aria-[current]:text-sage-800",
    more,
  );

/** In the menu of small screens. */
export const SMALL_NAV_LOOK = navLook("min-h-12 rounded-md px-4 text-lg");
