"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const CancellationPage = lazyPage(async () => (await import("./cancellation-page")).CancellationPage);
