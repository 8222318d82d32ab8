"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";

/**
 * The total that a form shows and sends as `expectedTotal`. When the server says that the price has changed, the new one
 * is shown in its place, and sent when the person presses again.
 * @param shown what the quote says, in cents, 0 for a price on request; undefined while nothing is shown
 * @param of what the price is of: a new price is forgotten with it
 */
export function useExpectedTotal(shown: number | undefined, of: string) {
  const [changed, setChanged] = useState<{ of: string; from: number | undefined; to: number } | null>(null);
  const isChanged = changed !== null && changed.of === of && changed.from === shown;
  return {
    /** What to show and to send. */
    total: isChanged ? changed.to : shown,
    isChanged,
    /** Takes note of a refusal, if it is about the price. */
    noteRefusal: (error: unknown): void => {
      if (error instanceof ApiError && error.code === "PRICE_CHANGED" && error.totalAmount !== null)
        setChanged({ of, from: shown, to: error.totalAmount });
    },
  };
}
