"use client";

import { latePage } from "@/components/admin/shared/late-page";

export const BookWordsPage = latePage(async () => (await import("./books-section")).BookWordsPage);
