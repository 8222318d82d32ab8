import { z } from "zod";
import { type Period, type PeriodFields, readPeriod } from "@/lib/domain/room-time/period";
import { dayField, idParam, nullableTime, queryFlag } from "@/lib/schemas/fields";

export const periodBody = {
  startDate: dayField,
  endDate: dayField,
  startTime: nullableTime.default(null),
  endTime: nullableTime.default(null),
  isFullDay: z.boolean().default(false),
};

export const periodBodySchema = z.object(periodBody);

/**
 * The fields of a period in a query. `endDate` defaults to `startDate`. Without isFullDay, both times make it hourly.
 */
export const periodQuery = {
  startDate: dayField,
  endDate: dayField.optional(),
  isFullDay: queryFlag.optional(),
  startTime: nullableTime.default(null),
  endTime: nullableTime.default(null),
};

/** The booking to be moved; its own time counts as free. */
export const movedBookingQuery = { bookingId: idParam.optional() };

/** The period of parsed fields; errors become issues of the field, below `path`. */
export function toPeriod(fields: PeriodFields, context: z.RefinementCtx, path: PropertyKey[] = []): Period {
  const { period, issue } = readPeriod(fields);
  if (period) return period;
  context.addIssue({ code: "custom", path: [...path, issue.field], message: issue.message });
  return z.NEVER;
}
