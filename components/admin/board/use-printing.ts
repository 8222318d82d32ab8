"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page itself goes to paper, where nothing can be scrolled to; not while a sheet of its own is printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what is there when the event has been answered.
    const begin = () => {
      if (!document.querySelector("body > .print-sheet")) flushSync(() => setPrinting(true));
    };
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
