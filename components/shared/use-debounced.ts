"use client";

import { useEffect, useState } from "react";

/** After the last key, before the server is asked. */
const TYPING_MS = 300;

/** A text as it stands once nobody has typed for a moment. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
