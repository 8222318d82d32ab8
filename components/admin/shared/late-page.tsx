"use client";

import { Activity, type ComponentType, createElement, type ReactNode } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";

/**
 * A page that is a form: rendered by the server, and alive once the libraries of forms and rules are there, which come after
 * the scripts of every page. Its texts are in the page. Not within a Suspense, in whose place the first HTML would have a
 * fallback.
 */
export function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Page = lazyWithRetry(load);
  return (props) => <Activity>{createElement(Page, props)}</Activity>;
}
