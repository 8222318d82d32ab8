"use client";

import { lazy, Suspense } from "react";

interface CatalogueErrorProps {
  title: string;
  onRetry: () => void;
}

const CatalogueError = lazy(() =>
  import("./catalogue-error").then(
    ({ CatalogueError }) => ({ default: CatalogueError }),
    // Not even the code of the view comes.
    () => ({ default: ({ title }: CatalogueErrorProps) => <>{title}</> }),
  ),
);

/** `CatalogueError`, fetched when there is an error: Next loads error pages with every page. */
export function LateCatalogueError(props: CatalogueErrorProps) {
  return (
    <Suspense fallback={null}>
      <CatalogueError {...props} />
    </Suspense>
  );
}
