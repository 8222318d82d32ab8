import { useEffect, useState } from "react";

/** The pause in typing after which the value is passed on. */
const TYPING_MS = 300;

/** The latest value that has not changed for a moment. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
