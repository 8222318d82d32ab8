import { z } from "zod";
import { END_REASONS, MEMBER_STATUSES } from "@/lib/domain/membership/member-status";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField } from "@/lib/schemas/fields";
import "@/lib/schemas/zod-config";

export const registeredPersonSchema = z.object({
  category: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  placeOfBirth: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
});

export type RegisteredPerson = z.infer<typeof registeredPersonSchema>;

export const registerRowSchema = registeredPersonSchema.extend({
  id: z.number().int(),
  /** Null before the admission. */
  number: z.number().int().nullable(),
  status: z.enum(MEMBER_STATUSES),
  appliedOn: z.string(),
  decidedOn: z.string().nullable(),
  resolution: z.string().nullable(),
  endedOn: z.string().nullable(),
  endReason: z.enum(END_REASONS).nullable(),
});

export type RegisterRow = z.infer<typeof registerRowSchema>;

export const registerSchema = z.object({ rows: z.array(registerRowSchema) });

export const registerQuerySchema = z.object({
  /** Today by default. */
  on: dayField.optional(),
  format: z.enum(["json", "csv", "pdf"], VALIDATION.invalid).default("json"),
});

const count = z.number().int();

export const memberStatisticsSchema = z.object({
  year: z.number().int(),
  /** The last day that counts: the last of the year, or today. */
  until: z.string(),
  /** Members at the end of the previous year, and on `until`. */
  atStart: count,
  atEnd: count,
  applied: count,
  admitted: count,
  rejected: count,
  ended: z.object(Object.fromEntries(END_REASONS.map((reason) => [reason, count]))),
  /** Members on `until`. */
  byCategory: z.array(z.object({ key: z.string(), label: z.string(), count })),
  /** The fees of the membership year that begins in this year, in cents. */
  fees: z.object({ count, totalAmount: count, paidAmount: count, dueAmount: count }),
});

export type MemberStatisticsAnswer = z.infer<typeof memberStatisticsSchema>;

export const memberStatisticsQuerySchema = z.object({
  /** The current year by default. */
  year: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1900).max(2100).optional(),
});
