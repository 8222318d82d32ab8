"use client";

import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";

/**
 * A page that is a form: rendered by the server, and alive once the libraries of forms and rules are there, which come after
 * the scripts of every page. Its texts are in the page.
 */
export function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Page = lazyWithRetry(load);
  return (props) => <Suspense fallback={<TableSkeleton rows={6} />}>{createElement(Page, props)}</Suspense>;
}
