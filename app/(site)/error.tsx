"use client";

import { FailureView } from "@/components/layout/failure-view";

/** A page of the site failed. The server has logged why; `digest` finds the line. */
export default function SiteError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <FailureView
      text="Non siamo riusciti a mostrare questa pagina. Riprova tra poco."
      digest={error.digest}
      onRetry={reset}
    />
  );
}
