"use client";

import { lazyPage } from "@/components/admin/shared/lazy-page";

export const BookWordsPage = lazyPage(async () => (await import("./books-section")).BookWordsPage);
