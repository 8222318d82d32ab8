"use client";

/** Replaces a page that failed; the menu stays, so that another page can be opened. */
export { PageFailure as default } from "@/components/layout/page-failure";
