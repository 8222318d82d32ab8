import type { ChargeKind } from "@/lib/domain/money/payment";

const TABLES: Record<ChargeKind, string> = {
  booking: "bookings",
  course: "sign_ups",
  event: "sign_ups",
  pass: "passes",
  fee: "member_fees",
};

/** The charge of something by its number, in SQL. */
export const chargeOf = (kind: ChargeKind, number: string): string =>
  TABLES[kind] === "sign_ups"
    ? `(SELECT charge_id FROM sign_ups WHERE kind = '${kind}' AND number = ${number})`
    : `(SELECT charge_id FROM ${TABLES[kind]} WHERE id = ${number})`;
