import { useState } from "react";

/** The time for which the success is shown. */
const DONE_MS = 2_500;

/**
 * Copies a text to the clipboard; `copied` is true for a moment afterwards.
 * @param select selects the text if the clipboard is not available, so that the user can copy it with the keyboard
 */
export function useCopy(text: string, select: () => void): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), DONE_MS);
    } catch {
      select();
    }
  };
  return { copied, copy };
}
