"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const SitePage = lazyPage(async () => (await import("./site-section")).SitePage);
