import { z } from "zod";
import { PAYMENT_STATUSES } from "@/lib/domain/money/balance";

/** Paid, due and refundable amounts of bookings and sign-ups, in cents. */
export const balanceFields = {
  paidAmount: z.number().int(),
  dueAmount: z.number().int(),
  refundDue: z.number().int(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
};

/** The outcome of a cancellation, in cents: the refunded part of the paid amount, and the amount still owed. */
export const outcomeFields = {
  paidAmount: z.number().int(),
  comesBack: z.number().int(),
  stillOwed: z.number().int(),
};
