"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const CancellationPage = latePage(async () => (await import("./cancellation-page")).CancellationPage);
