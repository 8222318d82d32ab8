"use client";

import { FailureView } from "./failure-view";

/** A page failed. The server has logged why; `digest` finds the line. */
export function PageFailure({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <FailureView
      text="Non siamo riusciti a mostrare questa pagina. Riprova tra poco."
      digest={error.digest}
      onRetry={reset}
    />
  );
}
