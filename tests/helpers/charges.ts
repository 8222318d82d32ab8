import type { ChargeKind } from "@/lib/domain/money/payment";

const TABLES: Record<ChargeKind, string> = {
  booking: "bookings",
  course: "sign_ups",
  event: "sign_ups",
  pass: "passes",
  fee: "member_fees",
};

/** The SQL expression for the charge of a record by its number. */
export const chargeOf = (kind: ChargeKind, number: string): string =>
  TABLES[kind] === "sign_ups"
    ? `(SELECT charge_id FROM sign_ups WHERE kind = '${kind}' AND number = ${number})`
    : `(SELECT charge_id FROM ${TABLES[kind]} WHERE id = ${number})`;
