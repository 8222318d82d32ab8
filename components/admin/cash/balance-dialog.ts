import type { OpenBalance } from "@/lib/schemas/till/payment";

/**
 * The dialog opened from the list of open balances: payment of one item, of a whole fee or of a series, or the booking
 * itself.
 */
export type BalanceDialog =
  | { what: "payment" | "fee" | "repayment"; line: OpenBalance }
  | { what: "series"; seriesId: number; title: string }
  | { what: "booking"; id: number };
