"use client";

import type { FailureProps } from "./failure-view";
import { LazyFailureView } from "./lazy-failure-view";

/** The error page for a page that failed to render; the server has logged the cause. */
export function PageFailure(props: Omit<FailureProps, "text">) {
  return <LazyFailureView {...props} text="Non siamo riusciti a mostrare questa pagina. Riprova tra poco." />;
}
