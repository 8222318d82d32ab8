"use client";

import { lazy, Suspense } from "react";
import { useToast } from "./use-toast";

/** Loads what shows a message, for a page that has to show one without a network. */
export const loadToastView = () => import("./toast");

const ToastView = lazy(async () => ({ default: (await loadToastView()).ToastView }));

/** Shows what `toast()` is told. Stands once in the page; costs nothing before the first toast. */
export function Toaster() {
  const { current } = useToast();
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={current} />
    </Suspense>
  );
}
