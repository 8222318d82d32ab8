"use client";

import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { WholeFailureProps } from "./whole-failure-view";

/** The error page that replaces the whole document. */
export const WholeFailure = lazyErrorView<WholeFailureProps>(
  async () => (await import("./whole-failure-view")).WholeFailureView,
  ({ error }) => error.digest ?? "500",
);
