import { z } from "zod";
import { PAYABLE_KINDS, PAYMENT_KINDS, PAYMENT_METHODS } from "@/lib/domain/money/payment";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, integer, MAX_ID, nullableText, pageQuery, requiredText, text } from "@/lib/schemas/fields";
import { balanceFields } from "@/lib/schemas/money/balance";

export const paymentSchema = z.object({
  id: z.number().int(),
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  amount: z.number().int(),
  date: z.string(),
  note: z.string().nullable(),
  bookingId: z.number().int().nullable(),
  courseBookingId: z.number().int().nullable(),
  registrationId: z.number().int().nullable(),
  receiptId: z.number().int().nullable(),
  reversalOf: z.number().int().nullable(),
  /** Whether a counter-entry takes it back. */
  isReversed: z.boolean(),
  createdAt: z.string(),
  /** The account that typed it in; null for what Stripe told. */
  createdBy: z.number().int().nullable(),
  /** What it is for, in words, and who pays. */
  title: z.string(),
  payerName: z.string(),
  payerEmail: z.string(),
});

export type Payment = z.infer<typeof paymentSchema>;

/** The most that is written at once, in cents. */
const MAX_PAYMENT = 100_000_000;
const id = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().default(null);

export const paymentInputSchema = z
  .object({
    kind: z.enum(PAYMENT_KINDS, VALIDATION.invalid),
    method: z.enum(PAYMENT_METHODS, VALIDATION.invalid),
    amount: integer.pipe(z.number().min(1).max(MAX_PAYMENT)),
    /** Today unless sent. */
    date: dayField.optional(),
    note: nullableText(500).default(null),
    bookingId: id,
    courseBookingId: id,
    registrationId: id,
  })
  .superRefine(({ bookingId, courseBookingId, registrationId }, context) => {
    const given = [bookingId, courseBookingId, registrationId].filter((one) => one !== null);
    if (given.length !== 1)
      context.addIssue({ code: "custom", path: ["bookingId"], message: VALIDATION.onePayable });
  });

/** What is open of a whole series, taken at once. */
export const seriesPaymentInputSchema = z.object({
  method: z.enum(PAYMENT_METHODS, VALIDATION.invalid),
  /** The sum that was asked for: what is open of all dates together. */
  amount: integer.pipe(z.number().min(1).max(MAX_PAYMENT)),
  date: dayField.optional(),
  note: nullableText(500).default(null),
});

export type SeriesPaymentInput = z.output<typeof seriesPaymentInputSchema>;

export const seriesPaymentSchema = z.object({ amount: z.number().int(), payments: z.array(paymentSchema) });

export type SeriesPayment = z.infer<typeof seriesPaymentSchema>;

export type PaymentInput = z.output<typeof paymentInputSchema>;

/** What money is for, by kind and id. */
export const payableNameSchema = z.object({
  kind: z.enum(PAYABLE_KINDS, VALIDATION.invalid),
  id: integer.pipe(z.number().min(1).max(MAX_ID)),
});

/** Why an entry is reversed, or a receipt canceled. */
export const reasonSchema = z.object({ reason: requiredText("Scrivi il motivo", 500) });

export const paymentListQuerySchema = z.object({
  ...pageQuery,
  from: dayField.optional(),
  to: dayField.optional(),
  method: z.enum(PAYMENT_METHODS, VALIDATION.invalid).optional(),
  kind: z.enum(PAYMENT_KINDS, VALIDATION.invalid).optional(),
  bookingId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  courseBookingId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  registrationId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  q: text(100).optional(),
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
  rows: z.array(z.object({ key: z.string().nullable(), label: z.string(), ...sums })),
  total: z.object(sums),
});

export type Revenue = z.infer<typeof revenueSchema>;

/** Which way the money still has to go: to the house, or back. */
const OPEN_SIDES = ["due", "refund"] as const;
export type OpenSide = (typeof OPEN_SIDES)[number];

export const openBalanceQuerySchema = z.object({
  ...pageQuery,
  side: z.enum(OPEN_SIDES, VALIDATION.invalid).optional(),
  /** Words of the name, the e-mail or the title; or the number of a booking or sign-up. */
  q: text(100).optional(),
});

export type OpenBalanceQuery = z.output<typeof openBalanceQuerySchema>;

/** What is open: due or to be given back, with since when. */
export const openBalanceSchema = z.object({
  kind: z.enum(PAYABLE_KINDS),
  id: z.number().int(),
  title: z.string(),
  payerName: z.string(),
  payerEmail: z.string(),
  payerPhone: z.string().nullable(),
  confirmationNumber: z.string(),
  /** Of the booking's first day, of the event's, of the day on which somebody begins a course; null without one. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Wall times; null for a course. */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Of a booking that was made as one of several dates. */
  seriesId: z.number().int().nullable(),
  /** What is open of the same name and address, which stand together: the same text in all their lines. */
  payerKey: z.string(),
  /** The sum of all their lines, on this page or not, in cents. */
  payerTotal: z.number().int(),
  /** The day from which it is open: the one on which it was made, or canceled. */
  since: z.string(),
  totalAmount: z.number().int(),
  ...balanceFields,
  /** Where it goes back to by transfer, where somebody said so. */
  refundIban: z.string().nullable(),
});

export type OpenBalance = z.infer<typeof openBalanceSchema>;
