import { z } from "zod";
import { CHARGE_KINDS, DESK_PAYMENT_KINDS, isOfDeposit, PAYMENT_KINDS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  integer,
  keyText,
  MAX_ID,
  nullableText,
  pageQuery,
  requiredText,
  searchText,
} from "@/lib/schemas/fields";
import { balanceFields } from "@/lib/schemas/money/balance";
import { personIdAnswer } from "@/lib/schemas/person/contact";
import { textField } from "@/lib/schemas/worded";

export const paymentSchema = z.object({
  id: z.number().int(),
  kind: z.enum(PAYMENT_KINDS),
  /** The key of a payment method in the settings. */
  method: z.string(),
  amount: z.number().int(),
  date: z.string(),
  note: z.string().nullable(),
  bookingId: z.number().int().nullable(),
  courseBookingId: z.number().int().nullable(),
  registrationId: z.number().int().nullable(),
  feeId: z.number().int().nullable(),
  passId: z.number().int().nullable(),
  receiptId: z.number().int().nullable(),
  reversalOf: z.number().int().nullable(),
  /** Whether a counter-entry reverses it. */
  isReversed: z.boolean(),
  createdAt: z.string(),
  /** When the card's bank disputed it; null if it did not. */
  disputedAt: z.string().nullable(),
  /** Stripe's status of the dispute: "needs_response", "under_review", "won", "lost". */
  disputeStatus: z.string().nullable(),
  /** The account that entered it; null for payments reported by Stripe. */
  createdBy: z.number().int().nullable(),
  /** A description of the charge, and the payer. */
  title: z.string(),
  payerName: z.string(),
  payerEmail: z.string(),
  personId: personIdAnswer,
});

export type Payment = z.infer<typeof paymentSchema>;

/** The largest amount of one entry, in cents. */
export const MAX_PAYMENT = 100_000_000;
const id = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().default(null);

export const paymentInputSchema = z
  .object({
    kind: z.enum(DESK_PAYMENT_KINDS, VALIDATION.invalid),
    method: keyText,
    amount: integer.pipe(z.number().min(1).max(MAX_PAYMENT)),
    /** Today by default. */
    date: dayField.optional(),
    note: nullableText(500).default(null),
    bookingId: id,
    courseBookingId: id,
    registrationId: id,
    feeId: id,
    passId: id,
  })
  .superRefine(({ kind, bookingId, courseBookingId, registrationId, feeId, passId }, context) => {
    const given = [bookingId, courseBookingId, registrationId, feeId, passId].filter((one) => one !== null);
    if (given.length !== 1)
      context.addIssue({ code: "custom", path: ["bookingId"], message: VALIDATION.onePayable });
    else if (isOfDeposit(kind) && bookingId === null)
      context.addIssue({ code: "custom", path: ["bookingId"], message: VALIDATION.depositOfBooking });
  });

/** Pays everything that is due for a series at once. */
export const seriesPaymentInputSchema = z.object({
  method: keyText,
  /** The total due for all dates as displayed at the desk, in cents. */
  amount: integer.pipe(z.number().min(1).max(MAX_PAYMENT)),
  date: dayField.optional(),
  note: nullableText(500).default(null),
});

export type SeriesPaymentInput = z.output<typeof seriesPaymentInputSchema>;

export const seriesPaymentSchema = z.object({ amount: z.number().int(), payments: z.array(paymentSchema) });

export type SeriesPayment = z.infer<typeof seriesPaymentSchema>;

export type PaymentInput = z.output<typeof paymentInputSchema>;

/** Identifies a charge: a booking, a sign-up for a course or event, a fee, or a pass. */
export const chargeNameSchema = z.object({
  kind: z.enum(CHARGE_KINDS, VALIDATION.invalid),
  id: integer.pipe(z.number().min(1).max(MAX_ID)),
});

/** Why an entry is reversed, or a receipt canceled. */
export const reasonSchema = z.object({ reason: requiredText(VALIDATION.reason, 500) });

export const paymentListQuerySchema = z.object({
  ...pageQuery,
  from: dayField.optional(),
  to: dayField.optional(),
  method: keyText.optional(),
  kind: z.enum(PAYMENT_KINDS, VALIDATION.invalid).optional(),
  bookingId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  courseBookingId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  registrationId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  feeId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  passId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  q: searchText,
});

export type PaymentListQuery = z.output<typeof paymentListQuerySchema>;

export const REVENUE_GROUPS = ["month", "space", "method", "kind"] as const;

export const revenueQuerySchema = z.object({
  from: dayField.optional(),
  to: dayField.optional(),
  groupBy: z.enum(REVENUE_GROUPS, VALIDATION.invalid).default("month"),
});

export type RevenueQuery = z.output<typeof revenueQuerySchema>;

const sums = { received: z.number().int(), refunded: z.number().int(), net: z.number().int() };

export const revenueSchema = z.object({
  rows: z.array(z.object({ key: z.string().nullable(), label: textField(), ...sums })),
  total: z.object(sums),
});

export type Revenue = z.infer<typeof revenueSchema>;

/** Whether money is due to the centre, or to be refunded. */
const OPEN_SIDES = ["due", "refund"] as const;
export type OpenSide = (typeof OPEN_SIDES)[number];

export const openBalanceQuerySchema = z.object({
  ...pageQuery,
  side: z.enum(OPEN_SIDES, VALIDATION.invalid).optional(),
  /** Words of the name, e-mail address or title; or a confirmation number. */
  q: searchText,
});

export type OpenBalanceQuery = z.output<typeof openBalanceQuerySchema>;

export const openBalanceSchema = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number().int(),
  title: z.string(),
  payerName: z.string(),
  payerEmail: z.string(),
  payerPhone: z.string().nullable(),
  confirmationNumber: z.string(),
  /** The first day of the booking or event, or the participant's first day of the course; null without one. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Wall-clock times; null for a course. */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** The series of a booking; null without one. */
  seriesId: z.number().int().nullable(),
  /**
   * Identifies the payer, to group the lines of the same person; after the person's erasure, the lines of one
   * series.
   */
  payerKey: z.string(),
  /** The sum over all lines of the payer, including those on other pages, in cents. */
  payerTotal: z.number().int(),
  /** The day since which it is open: that of the booking, or of its cancellation. */
  since: z.string(),
  totalAmount: z.number().int(),
  ...balanceFields,
  /** The deposit held, and the part of it to be returned now, in cents. */
  depositHeld: z.number().int(),
  depositReturnDue: z.number().int(),
  /** The IBAN for a refund by transfer; null if none was given. */
  refundIban: z.string().nullable(),
});

export type OpenBalance = z.infer<typeof openBalanceSchema>;
