import { z } from "zod";
import { PASS_KINDS, PASS_STATUSES } from "@/lib/domain/pass/pass-life";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  expectedTotalField,
  idParam,
  integer,
  MAX_ID,
  pageQuery,
  requiredText,
  searchText,
} from "@/lib/schemas/fields";
import { translationsSchema } from "@/lib/schemas/language/translations";
import { balanceFields } from "@/lib/schemas/money/balance";
import { promoCodeField, usedPromoSchema } from "@/lib/schemas/money/promo-code";
import { personIdAnswer, personIdField } from "@/lib/schemas/person/contact";
import { panelSentField, sentField } from "@/lib/schemas/sent";

/** Passes that were bought. Days are in Europe/Rome, amounts in cents. */

const translations = translationsSchema.optional();

const passUseSchema = z.object({
  kind: z.enum(PASS_KINDS),
  /** The id of the use itself. */
  id: z.number().int(),
  /** The number of the registration or course booking. */
  signUpId: z.number().int(),
  /** The title of the event or course. */
  title: z.string(),
  translations,
  /** The day of the event or lesson; null if no longer known. */
  date: z.string().nullable(),
  /** How many entries it took. */
  seats: z.number().int(),
  /** When the entries were given back; null while they are taken. */
  returnedAt: z.string().nullable(),
});

/** A pass as used on the server and in API responses. */
export const passSchema = z.object({
  id: z.number().int(),
  confirmationNumber: z.string(),
  productId: z.number().int(),
  name: z.string(),
  translations,
  personId: personIdAnswer,
  /** First and last name of the person. */
  owner: z.string(),
  /** Null: unlimited. */
  entries: z.number().int().nullable(),
  entriesLeft: z.number().int().nullable(),
  startsOn: z.string(),
  /** The last day of validity. */
  validUntil: z.string(),
  status: z.enum(PASS_STATUSES),
  kinds: z.array(z.enum(PASS_KINDS)),
  /** Null: every course. */
  courseIds: z.array(z.number().int()).nullable(),
  totalAmount: z.number().int(),
  /** Absent without a promo code. */
  promo: usedPromoSchema.optional(),
  ...balanceFields,
  canceledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  createdAt: z.string(),
  /** Latest first. */
  uses: z.array(passUseSchema),
});
export type Pass = z.infer<typeof passSchema>;

/** The response to a sale; the panel also receives whether the buyer was notified by mail. */
export const soldPassSchema = passSchema.extend(panelSentField);
export type SoldPass = z.infer<typeof soldPassSchema>;

export const canceledPassSchema = passSchema.extend(sentField);
export type CanceledPass = z.infer<typeof canceledPassSchema>;

const passInputFields = z.object({
  productId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)),
  /** Today by default. */
  startsOn: dayField.optional(),
  expectedTotal: expectedTotalField,
  promoCode: promoCodeField,
});

export const passInputSchema = passInputFields;
/** The body from the panel: for another person, or for the caller when omitted. */
export const panelPassInputSchema = passInputFields.extend({ personId: personIdField });
export type PassInput = z.output<typeof panelPassInputSchema>;

export const passListQuerySchema = z.object({
  ...pageQuery,
  /** For staff: only passes of their own account. */
  mine: z.enum(["true", "false"], VALIDATION.invalid).optional(),
  status: z.enum(PASS_STATUSES, VALIDATION.invalid).optional(),
  personId: idParam.optional(),
  productId: idParam.optional(),
  /** Words of the owner's name or the product; or the number of a pass. */
  q: searchText,
});
export type PassListQuery = z.output<typeof passListQuerySchema>;

export const passCancellationSchema = z.object({
  reason: requiredText(VALIDATION.reason, 500),
  /** The refunded part of the paid amount, in cents. */
  refundAmount: integer.pipe(z.number().min(0).max(100_000_000)),
});
export type PassCancellation = z.output<typeof passCancellationSchema>;

export const passUseParams = z.object({ id: idParam, useId: idParam });

export const passUseReturnSchema = z.object({ reason: requiredText(VALIDATION.reason, 500) });

/** The id of the pass used to pay for a sign-up. */
export const passIdField = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).nullable().optional();
