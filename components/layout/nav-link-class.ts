import { cn } from "@/components/ui/cn";

/** The classes of a menu link; passed in by the menu, which the server renders, to keep them out of the browser's code. */
export const navLinkClass = (extraClasses?: string) => cn("nav-link", extraClasses);

/** The classes of a link in the menu of small screens. */
export const MOBILE_NAV_LINK_CLASS = navLinkClass("min-h-12 rounded-md px-4 text-lg");
