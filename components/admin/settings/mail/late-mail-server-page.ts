"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const MailServerPage = latePage(async () => (await import("./mail-server-page")).MailServerPage);
