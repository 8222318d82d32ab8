import "@/lib/schemas/zod-config";
import { z } from "zod";
import { END_REASONS } from "@/lib/domain/membership/member-status";
import { VALIDATION } from "@/lib/messages/validation";

/** Statistics of the members in a calendar year. */

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
