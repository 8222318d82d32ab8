"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const MemberRulesPage = latePage(async () => (await import("./members-section")).MemberRulesPage);
