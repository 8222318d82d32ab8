"use client";

/** Takes the place of the page that failed; the menu stays, and another page can be opened. */
export { PageFailure as default } from "@/components/layout/page-failure";
