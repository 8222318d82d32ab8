"use client";

import { lazy, Suspense } from "react";
import { PlainFailure } from "@/components/layout/late-failure";

interface CatalogueErrorProps {
  title: string;
  onRetry: () => void;
}

const Plain = ({ title, onRetry }: CatalogueErrorProps) => <PlainFailure text={title} onRetry={onRetry} />;

const CatalogueError = lazy(() =>
  import("./catalogue-error").then(
    ({ CatalogueError }) => ({ default: CatalogueError }),
    () => ({ default: Plain }),
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
