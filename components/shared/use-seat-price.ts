import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";

/** The price of one seat: its text, and the amount in cents, which is null if the text contains no amount. */
export interface SeatPrice {
  price: string;
  priceAmount: number | null;
}

/** In cents. */
const totalOf = ({ priceAmount }: SeatPrice, seats: number): number => (priceAmount ?? 0) * seats;

/**
 * The displayed price, and the total that the form sends as `expectedTotal`. When the server refuses because the price
 * has changed, the new one is shown, and submitting again accepts it.
 * @param of the price when the page was rendered
 */
export function useSeatPrice<Of extends SeatPrice>(of: Of) {
  const [changed, setChanged] = useState<{ since: number | null; priceAmount: number } | null>(null);
  // If the page has been rendered again in the meantime, its price is current.
  const shown = changed?.since === of.priceAmount ? { ...of, priceAmount: changed.priceAmount } : of;
  return {
    shown,
    /** Adds the total that was displayed for the input's seats. */
    withTotal: <Input extends { seats: number }>(input: Input) => ({
      ...input,
      expectedTotal: totalOf(shown, input.seats),
    }),
    /** Takes the new price from the server's refusal. */
    onRefused: (error: unknown, seats: number) => {
      if (error instanceof ApiError && error.code === "PRICE_CHANGED" && error.totalAmount !== null)
        setChanged({ since: of.priceAmount, priceAmount: Math.round(error.totalAmount / seats) });
    },
  };
}
