"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const MailServerPage = lazyPage(async () => (await import("./mail-server-page")).MailServerPage);
