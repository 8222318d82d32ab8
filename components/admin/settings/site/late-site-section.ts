"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const SitePage = latePage(async () => (await import("./site-section")).SitePage);
