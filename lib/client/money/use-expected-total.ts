"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import type { UpfrontAmounts } from "@/lib/schemas/money/prepayment";

/**
 * Returns `shown`, or after a refusal the server's current value; that is discarded when the quote changes.
 * @param quote identifies what is quoted, and for how much
 */
function useRefusedQuote<Shown, Current>(shown: Shown, quote: string) {
  const [refused, setRefused] = useState<{ quote: string; current: Current } | null>(null);
  const isChanged = refused !== null && refused.quote === quote;
  return {
    current: isChanged ? refused.current : shown,
    isChanged,
    change: (current: Current): void => setRefused({ quote, current }),
  };
}

/**
 * The total that a form shows and sends as `expectedTotal`. If the server refuses it because the price has changed, the
 * new total is shown, and sent with the next submission.
 * @param shown the quoted total in cents, 0 for a price on request; undefined until there is one
 * @param of identifies what is quoted; a changed price is discarded when this changes
 */
export function useExpectedTotal<Shown extends number | undefined>(shown: Shown, of: string) {
  const { current, isChanged, change } = useRefusedQuote<Shown, number>(shown, JSON.stringify([of, shown]));
  return {
    /** The total to show and to send, in cents. */
    total: current,
    isChanged,
    /** Takes the new total from an error, if it is about a changed price. */
    noteRefusal: (error: unknown): void => {
      if (error instanceof ApiError && error.code === "PRICE_CHANGED" && error.totalAmount !== null)
        change(error.totalAmount);
    },
  };
}

/**
 * The prepayment and deposit that a form shows and sends. Updated from a refusal, like the total.
 * @param of as above
 */
export function useExpectedUpfrontAmounts(shown: UpfrontAmounts, of: string) {
  const quote = JSON.stringify([of, shown.prepayAmount, shown.depositAmount]);
  const { current, change } = useRefusedQuote<UpfrontAmounts, UpfrontAmounts>(shown, quote);
  return {
    beside: current,
    noteRefusal: (error: unknown): void => {
      if (error instanceof ApiError && error.beside !== null) change(error.beside);
    },
  };
}
