"use client";

import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { WholeFailureProps } from "./whole-failure-view";

/** The error page in the place of the whole document, loaded when it is needed. */
export const WholeFailure = lazyErrorView<WholeFailureProps>(
  async () => (await import("./whole-failure-view")).WholeFailureView,
  ({ error }) => error.digest ?? "500",
);
