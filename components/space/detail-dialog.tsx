"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";

/** A space in a dialog over the list; closing it returns to the list. */
export function DetailDialog({ children }: { children: ReactNode }) {
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  useRestoreFocusToOpener();
  return (
    <Dialog open onOpenChange={(open) => !open && router.back()}>
      <DialogContent
        aria-describedby={undefined}
        ref={panel}
        onOpenAutoFocus={(event) => {
          // Focuses the dialog itself, so that screen readers start at its beginning.
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

/** The time that a closing dialog needs to return the focus. */
const FOCUS_RETURN_MS = 50;

/**
 * Returns the focus to the link that opened the dialog. Radix does not know it, since the dialog was opened by
 * navigation.
 */
function useRestoreFocusToOpener(): void {
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
