"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import type { AskedBeside } from "@/lib/schemas/money/prepayment";

/**
 * The total that a form shows and sends as `expectedTotal`. When the server refuses it because the price has changed,
 * the new total is shown, and sent with the next submission.
 * @param shown the quoted total in cents, 0 for a price on request; undefined while there is none
 * @param of identifies what is quoted; a changed price is discarded when this changes
 */
export function useExpectedTotal<Shown extends number | undefined>(shown: Shown, of: string) {
  const [changed, setChanged] = useState<{ of: string; from: number | undefined; to: number } | null>(null);
  const isChanged = changed !== null && changed.of === of && changed.from === shown;
  return {
    /** The total to show and to send, in cents. */
    total: isChanged ? changed.to : shown,
    isChanged,
    /** Takes the new total from an error, if it is about a changed price. */
    noteRefusal: (error: unknown): void => {
      if (error instanceof ApiError && error.code === "PRICE_CHANGED" && error.totalAmount !== null)
        setChanged({ of, from: shown, to: error.totalAmount });
    },
  };
}

/**
 * What a form shows to be asked for beside its total, and sends along. Taken anew from a refusal, as the total is.
 * @param of as above
 */
export function useExpectedBeside(shown: AskedBeside, of: string) {
  const from = JSON.stringify([shown.prepayAmount, shown.depositAmount]);
  const [changed, setChanged] = useState<{ of: string; from: string; to: AskedBeside } | null>(null);
  return {
    beside: changed !== null && changed.of === of && changed.from === from ? changed.to : shown,
    noteRefusal: (error: unknown): void => {
      if (error instanceof ApiError && error.beside !== null) setChanged({ of, from, to: error.beside });
    },
  };
}
