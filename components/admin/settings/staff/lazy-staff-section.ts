"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const StaffPage = lazyPage(async () => (await import("./staff-section")).StaffPage);
