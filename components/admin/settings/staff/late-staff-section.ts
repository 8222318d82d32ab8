"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const StaffPage = latePage(async () => (await import("./staff-section")).StaffPage);
