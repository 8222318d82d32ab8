"use client";

import { HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

/** Queries from the server. As one string, which React passes on in a fraction of the time of thousands of values. */
export function HydratedQueries({ json, children }: { json: string; children: ReactNode }) {
  const state = useMemo(() => JSON.parse(json), [json]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
