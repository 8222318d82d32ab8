"use client";

import { LateFailure } from "./late-failure";

/** A page failed. The server has logged why; `digest` finds the line. */
export function PageFailure({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <LateFailure
      text="Non siamo riusciti a mostrare questa pagina. Riprova tra poco."
      digest={error.digest}
      onRetry={reset}
    />
  );
}
