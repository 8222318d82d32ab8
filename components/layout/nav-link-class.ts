/** For links in the menu of wide screens. */
export const NAV_LINK_CLASS = "nav-link";

/** For links in the menu of small screens. */
export const MOBILE_NAV_LINK_CLASS = `${NAV_LINK_CLASS} min-h-12 rounded-md px-4 text-lg`;
