"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";

/** A space over the list; closing goes back to the list, where it was left. */
export function DetailDialog({ children }: { children: ReactNode }) {
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  useFocusOnOpenerAfter();
  return (
    <Dialog open onOpenChange={(open) => !open && router.back()}>
      <DialogContent
        aria-describedby={undefined}
        ref={panel}
        onOpenAutoFocus={(event) => {
          // The dialog itself, so that it is read from its beginning.
          event.preventDefault();
          panel.current?.focus();
        }}
        className="px-3.5 pt-14 pb-0 sm:w-[min(72rem,calc(100vw-3rem))] sm:max-h-[92dvh] sm:pt-14 sm:pb-7"
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** So long a dialog that closes takes to give the focus back. */
const FOCUS_RETURN_MS = 50;

/** Back to the link of the list that opened the dialog: opening by navigation, Radix does not know it. */
function useFocusOnOpenerAfter(): void {
  useEffect(() => {
    const path = window.location.pathname;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`main a[href^="${path}"]`)?.focus({ preventScroll: true });
      }, FOCUS_RETURN_MS);
    };
  }, []);
}
