"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const WaysPage = latePage(async () => (await import("./ways-page")).WaysPage);
