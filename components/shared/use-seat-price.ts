"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";

/** What a place costs: as it was written, and in cents, null where it is words. */
export interface SeatPrice {
  price: string;
  priceAmount: number | null;
}

/** What a form asks for so many seats, in cents. */
const totalOf = ({ priceAmount }: SeatPrice, seats: number): number => (priceAmount ?? 0) * seats;

/**
 * The price that a form shows, and the total that it sends along as the one that was shown. Where the server refuses
 * because the price is another by now, that one is shown, and the next press agrees to it.
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
    /** What a refusal says of the price. */
    onRefused: (error: unknown, seats: number) => {
      if (error instanceof ApiError && error.code === "PRICE_CHANGED" && error.totalAmount !== null)
        setChanged({ since: of.priceAmount, priceAmount: Math.round(error.totalAmount / seats) });
    },
  };
}
