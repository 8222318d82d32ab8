"use client";

import { lazyWithRetry } from "@/components/ui/lazy-with-retry";

/** The page for what is not there, loaded when it is needed: Next.js sends it with every page of the site. */
export const LazyMissingPage = lazyWithRetry(async () => (await import("./missing-page")).MissingPage);
