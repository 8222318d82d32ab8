import type { PayableKind } from "@/lib/domain/money/payment";

/** The field of a payment, and query parameter of their list, with the id of what was paid for. */
const ID_NAMES = {
  booking: "bookingId",
  course: "courseBookingId",
  event: "registrationId",
  fee: "feeId",
  pass: "passId",
} as const satisfies Record<PayableKind, string>;

export const payableId = (kind: PayableKind, id: number): Record<string, number> => ({
  [ID_NAMES[kind]]: id,
});

/** The endpoint that lists the payments of one booking or sign-up. */
export const paymentsPath = (kind: PayableKind, id: number): string =>
  `/api/payments?${ID_NAMES[kind]}=${id}&pageSize=500`;
