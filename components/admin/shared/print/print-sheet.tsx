"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/components/ui/cn";
import { fitToPage, type SheetFormat } from "./fit-to-page";

interface SheetProps {
  children: ReactNode;
  format?: SheetFormat;
}

/**
 * Content that is printed instead of the page (see "print-sheet" in panel.css), on one page as long as it stays
 * legible. Hidden on screen.
 */
export function Sheet({ children, format = "portrait" }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current) fitToPage(sheet.current, format);
  }, [format]);
  return createPortal(
    <div ref={sheet} className={cn("print-sheet", format === "landscape" && "print-landscape")}>
      {children}
    </div>,
    document.body,
  );
}

/** Prints only its children, then calls `onDone`. */
export function PrintSheet({ children, format, onDone }: SheetProps & { onDone: () => void }) {
  useEffect(() => {
    window.addEventListener("afterprint", onDone, { once: true });
    // After the sheet has been painted.
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);
  return <Sheet {...(format ? { format } : {})}>{children}</Sheet>;
}
