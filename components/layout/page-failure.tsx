"use client";

import type { FailureProps } from "./failure-view";
import { LateFailure } from "./late-failure";

/** A page failed. The server has logged why. */
export function PageFailure(props: Omit<FailureProps, "text">) {
  return <LateFailure {...props} text="Non siamo riusciti a mostrare questa pagina. Riprova tra poco." />;
}
