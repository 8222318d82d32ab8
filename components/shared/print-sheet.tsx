"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { fitToPage } from "./fit-to-page";

/**
 * Prints its children and nothing else of the page (see "print-sheet" in globals.css), on one page as long as that can be
 * read, then says that it is done.
 * On the screen it is not seen.
 */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) fitToPage(sheet.current);
    window.addEventListener("afterprint", onDone, { once: true });
    // After the sheet has been drawn.
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);
  return createPortal(
    <div ref={sheet} className="print-sheet">
      {children}
    </div>,
    document.body,
  );
}
