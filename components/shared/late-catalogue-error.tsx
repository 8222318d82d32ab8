"use client";

import { lateView } from "@/components/ui/late-view";

/** `CatalogueError` as an error page. */
export const LateCatalogueError = lateView<{ title: string; onRetry: () => void }>(
  async () => (await import("./catalogue-error")).CatalogueError,
  ({ title }) => title,
);
