"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const BookingRulesPage = lazyPage(async () => (await import("./rules-pages")).BookingRulesPage);
export const FiscalPage = lazyPage(async () => (await import("./rules-pages")).FiscalPage);
