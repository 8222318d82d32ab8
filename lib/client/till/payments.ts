import type { PayableKind } from "@/lib/domain/money/payment";

/** The field of a payment that holds the id of a booking or a sign-up. */
const ID_NAMES = {
  booking: "bookingId",
  course: "courseBookingId",
  event: "registrationId",
} as const satisfies Record<PayableKind, string>;

export const payableId = (kind: PayableKind, id: number): Record<string, number> => ({
  [ID_NAMES[kind]]: id,
});

/** The address of the entries of one thing. */
export const paymentsPath = (kind: PayableKind, id: number): string =>
  `/api/payments?${ID_NAMES[kind]}=${id}&pageSize=500`;
