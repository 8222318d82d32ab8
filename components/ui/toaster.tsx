import { lazy, Suspense } from "react";
import { useToast } from "./use-toast";

/** Loads the toast's code in advance, for pages that show toasts while offline. */
export const loadToastView = () => import("./toast");

const ToastView = lazy(async () => ({ default: (await loadToastView()).ToastView }));

/** Shows the toasts of `toast()`. Rendered once per page; its code is loaded with the first toast. */
export function Toaster() {
  const { current } = useToast();
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={current} />
    </Suspense>
  );
}
