import { Activity, type ComponentType, createElement, type ReactNode } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";

/**
 * A page that consists of a form: rendered on the server, and hydrated once the form and validation libraries have
 * loaded, which happens after the scripts shared by all pages. Its messages are in the page. Not inside a Suspense
 * boundary, since the first HTML would then contain the fallback instead.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Page = lazyWithRetry(load);
  return (props) => <Activity>{createElement(Page, props)}</Activity>;
}
