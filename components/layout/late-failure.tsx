"use client";

import { lazy, Suspense } from "react";
import type { FailureProps } from "./failure-view";

const FailureView = lazy(() =>
  import("./failure-view").then(
    ({ FailureView }) => ({ default: FailureView }),
    // Not even the code of the view comes.
    () => ({ default: ({ text }: FailureProps) => <>{text}</> }),
  ),
);

/** An error page, whose view is fetched when there is an error: Next loads error pages with every page. */
export function LateFailure(props: FailureProps) {
  return (
    <Suspense fallback={null}>
      <FailureView {...props} />
    </Suspense>
  );
}
