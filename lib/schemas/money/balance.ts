import { z } from "zod";
import { PAYMENT_STATUSES } from "@/lib/domain/money/balance";

/** What is paid, due and to be refunded, of bookings and sign-ups alike. Cents. */
export const balanceFields = {
  paidAmount: z.number().int(),
  dueAmount: z.number().int(),
  refundDue: z.number().int(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
};

/** What a cancellation leaves: what comes back of what was paid, and what is still owed. Cents. */
export const outcomeFields = {
  paidAmount: z.number().int(),
  comesBack: z.number().int(),
  stillOwed: z.number().int(),
};
