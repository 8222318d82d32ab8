"use client";

import { FailureView } from "@/components/layout/failure-view";

/** A place of the panel failed. The server has logged why; `digest` finds the line. */
export default function PanelError({
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
