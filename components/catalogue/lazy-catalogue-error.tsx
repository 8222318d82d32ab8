"use client";

import { lazyErrorView } from "@/components/ui/lazy-error-view";

/** `CatalogueError` as an error page, loaded when it is needed. */
export const LazyCatalogueError = lazyErrorView<{ title: string; onRetry: () => void }>(
  async () => (await import("./catalogue-error")).CatalogueError,
  ({ title }) => title,
);
