"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const BookingRulesPage = latePage(async () => (await import("./rules-pages")).BookingRulesPage);
export const FiscalPage = latePage(async () => (await import("./rules-pages")).FiscalPage);
