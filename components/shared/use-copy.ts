"use client";

import { useState } from "react";

/** How long a button says that it is done. */
const DONE_MS = 2_500;

/**
 * Copies a text, and says so for a moment.
 * @param select marks the text where copying is not allowed (or not over https): one key is left to press
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
