"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";

/** The price of one seat: as it was written, and in cents, null where it is words. */
export interface SeatPrice {
  price: string;
  priceAmount: number | null;
}

/** The total in cents. */
const totalOf = ({ priceAmount }: SeatPrice, seats: number): number => (priceAmount ?? 0) * seats;

/**
 * The price that a form shows, and the total that it sends as `expectedTotal`. When the server refuses because the price
 * has changed, the new one is shown, and submitting again accepts it.
 * @param of as the page was rendered
 */
export function useSeatPrice<Of extends SeatPrice>(of: Of) {
  const [changed, setChanged] = useState<{ since: number | null; priceAmount: number } | null>(null);
  // A page that was rendered anew in the meantime knows the price itself.
  const shown = changed?.since === of.priceAmount ? { ...of, priceAmount: changed.priceAmount } : of;
  return {
    shown,
    /** The input with the total that was shown for its seats. */
    withTotal: <Input extends { seats: number }>(input: Input) => ({
      ...input,
      expectedTotal: totalOf(shown, input.seats),
    }),
    /** Takes the new price from a refusal. */
    onRefused: (error: unknown, seats: number) => {
      if (error instanceof ApiError && error.code === "PRICE_CHANGED" && error.totalAmount !== null)
        setChanged({ since: of.priceAmount, priceAmount: Math.round(error.totalAmount / seats) });
    },
  };
}
