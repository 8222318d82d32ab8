"use client";

import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";

/**
 * Prints its children and nothing else of the page (see "print-sheet" in globals.css), then says that it is done.
 * On the screen it is not seen.
 */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener("afterprint", onDone, { once: true });
    // After the sheet has been drawn.
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
