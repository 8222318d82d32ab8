"use client";

import { startTransition, useEffect, useState } from "react";

/** Rows that are drawn at once: a screen of full ones. */
const AT_ONCE = 6;
const AT_A_TIME = 4;

/** How many of many rows are drawn: those of the first screen at once, the rest whenever nothing else is to be done. */
export function useGradually(count: number): number {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    if (shown >= count) return;
    const more = () => startTransition(() => setShown(shown + AT_A_TIME));
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(more, 16);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(more, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [shown, count]);
  return Math.min(count, shown);
}
