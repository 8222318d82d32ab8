import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/components/ui/cn";

type SheetFormat = "portrait" | "landscape";

/** The printable area of an A4 page in mm, within the margins set in app/panel.css. */
const PAGE_MM: Record<SheetFormat, { width: number; height: number }> = {
  portrait: { width: 186, height: 273 },
  landscape: { width: 277, height: 186 },
};
/** Font sizes to try, in pt, down to the smallest legible one. */
const SIZES_PT = [11, 10, 9, 8, 7];
/** Font size in pt for content that needs several pages in any size: small for documents, larger for tables. */
const MULTI_PAGE_SIZE: Record<SheetFormat, number> = { portrait: 7, landscape: 9 };

/** Sets the largest font size with which the sheet fits on one printed page. */
function fitToPage(sheet: HTMLElement, format: SheetFormat): void {
  const { style } = sheet;
  const { width, height } = PAGE_MM[format];
  Object.assign(style, {
    display: "block",
    position: "absolute",
    visibility: "hidden",
    width: `${width}mm`,
    height: `${height}mm`,
  });
  const most = sheet.clientHeight;
  style.height = "auto";
  const size = SIZES_PT.find((pt) => {
    style.fontSize = `${pt}pt`;
    return sheet.scrollHeight <= most;
  });
  sheet.removeAttribute("style");
  style.fontSize = `${size ?? MULTI_PAGE_SIZE[format]}pt`;
}

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
    // Waits until the sheet has been painted.
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);
  return <Sheet {...(format ? { format } : {})}>{children}</Sheet>;
}
