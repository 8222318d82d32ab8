import type { OpenBalance } from "@/lib/schemas/till/payment";

export type BalanceDialog =
  | { what: "payment" | "fee" | "repayment"; line: OpenBalance }
  | { what: "series"; seriesId: number; title: string }
  | { what: "booking"; id: number };
