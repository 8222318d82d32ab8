"use client";

import { lazy, Suspense } from "react";
import { useToast } from "./use-toast";

const ToastView = lazy(async () => ({ default: (await import("./toast")).ToastView }));

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
