"use client";

import { lazyErrorView } from "@/components/ui/lazy-error-view";
import type { FailureProps } from "./failure-view";

/** The error page of the site, loaded when it is needed. */
export const LazyFailureView = lazyErrorView<FailureProps>(
  async () => (await import("./failure-view")).FailureView,
  ({ text }) => text,
);
