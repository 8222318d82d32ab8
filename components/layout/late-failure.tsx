"use client";

import { lazy, Suspense } from "react";

interface FailureProps {
  text: string;
  /** The name under which the server has logged the cause. */
  digest?: string | undefined;
  onRetry: () => void;
}

/** What is shown where not even the code of the view comes. */
export function PlainFailure({ text, onRetry }: FailureProps) {
  return (
    <p role="alert">
      {text}{" "}
      <button type="button" onClick={onRetry}>
        Riprova
      </button>
    </p>
  );
}

const FailureView = lazy(() =>
  import("./failure-view").then(
    ({ FailureView }) => ({ default: FailureView }),
    () => ({ default: PlainFailure }),
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
