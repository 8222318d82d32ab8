import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page itself is being printed, as opposed to a separate sheet. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the state right after the event handler, so this renders synchronously.
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
