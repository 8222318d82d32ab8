"use client";

import { lateView } from "@/components/ui/late-view";
import type { FailureProps } from "./failure-view";

/** The error page of the site. */
export const LateFailure = lateView<FailureProps>(
  async () => (await import("./failure-view")).FailureView,
  ({ text }) => text,
);
