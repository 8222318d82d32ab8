"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const MemberRulesPage = lazyPage(async () => (await import("./members-section")).MemberRulesPage);
