import { z } from "zod";
import { type Period, type PeriodFields, readPeriod } from "@/lib/domain/room-time/period";
import { dayField, idParam, nullableTime, queryFlag } from "@/lib/schemas/fields";

/** The fields of a period as bodies carry them; `endDate` may be left out where it is the same day. */
export const periodBody = {
  startDate: dayField,
  endDate: dayField,
  startTime: nullableTime.default(null),
  endTime: nullableTime.default(null),
  isFullDay: z.boolean().default(false),
};

/** The fields of a period as queries carry them. Without isFullDay, both times make it hours. */
export const periodQuery = {
  startDate: dayField,
  endDate: dayField.optional(),
  isFullDay: queryFlag.optional(),
  startTime: nullableTime.default(null),
  endTime: nullableTime.default(null),
};

/** The booking that is to be moved to what is asked for: its own time is free for it. */
export const movedBookingQuery = { bookingId: idParam.optional() };

/** The period that parsed fields stand for; what is wrong with it becomes an issue of the field, at `path`. */
export function toPeriod(fields: PeriodFields, context: z.RefinementCtx, path: PropertyKey[] = []): Period {
  const { period, issue } = readPeriod(fields);
  if (period) return period;
  context.addIssue({ code: "custom", path: [...path, issue.field], message: issue.message });
  return z.NEVER;
}
