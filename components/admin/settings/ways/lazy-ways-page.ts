"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const WaysPage = lazyPage(async () => (await import("./ways-page")).WaysPage);
