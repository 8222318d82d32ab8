import { z } from "zod";
import { CAPACITY_RANGES, SERVICES, SPACE_SORTS, SPACE_TYPES } from "@/lib/domain/space/space-search";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, nullableTime, queryFlag } from "./fields";

/** startDate, endDate, isFullDay, startTime, endTime as queries carry them. */
const periodQuery = {
  isFullDay: queryFlag.optional(),
  startTime: nullableTime.default(null),
  endTime: nullableTime.default(null),
};

interface PeriodQuery {
  startDate: string;
  endDate: string;
  isFullDay?: boolean | undefined;
  startTime: string | null;
  endTime: string | null;
}

/**
 * The period that a query asks for. Without isFullDay, both times make it hours and none makes it full days.
 * Adds the issues that make it malformed whatever the space.
 */
function toRequest(query: PeriodQuery, context: z.RefinementCtx) {
  const isFullDay = query.isFullDay ?? !(query.startTime && query.endTime);
  const fail = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (query.endDate < query.startDate) fail("endDate", VALIDATION.endBeforeStart);
  if (!isFullDay) {
    if (!query.startTime) fail("startTime", VALIDATION.timesRequired);
    if (!query.endTime) fail("endTime", VALIDATION.timesRequired);
    if (query.startTime && query.endTime && query.endTime <= query.startTime)
      fail("endTime", VALIDATION.endTimeBeforeStart);
    if (query.endDate > query.startDate) fail("endDate", "Una prenotazione a ore riguarda un solo giorno.");
  }
  return {
    startDate: query.startDate,
    endDate: query.endDate,
    isFullDay,
    startTime: isFullDay ? null : query.startTime,
    endTime: isFullDay ? null : query.endTime,
  };
}

export const spaceSearchQuerySchema = z
  .object({
    startDate: dayField.optional(),
    endDate: dayField.optional(),
    ...periodQuery,
    availableOnly: queryFlag.optional(),
    type: z.enum(SPACE_TYPES, VALIDATION.invalid).optional(),
    maxPrice: z.coerce.number(VALIDATION.invalid).min(0).max(1_000_000).optional(),
    capacity: z.enum(CAPACITY_RANGES, VALIDATION.invalid).optional(),
    services: z
      .string()
      .transform((value) => value.split(",").filter((item) => item !== ""))
      .pipe(z.array(z.enum(SERVICES, VALIDATION.invalid)))
      .optional(),
    sort: z.enum(SPACE_SORTS, VALIDATION.invalid).default("featured"),
  })
  .transform((query, context) => {
    const { startDate, endDate, isFullDay, startTime, endTime, ...filters } = query;
    if (startDate === undefined) {
      if (endDate !== undefined)
        context.addIssue({ code: "custom", path: ["startDate"], message: "Scegli anche la data di inizio." });
      return { filters, request: null };
    }
    return {
      filters,
      request: toRequest(
        { startDate, endDate: endDate ?? startDate, isFullDay, startTime, endTime },
        context,
      ),
    };
  });

export const quoteQuerySchema = z
  .object({ startDate: dayField, endDate: dayField.optional(), ...periodQuery })
  .transform((query, context) => toRequest({ ...query, endDate: query.endDate ?? query.startDate }, context));

export const quoteSchema = z.object({
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  isAvailable: z.boolean(),
  lines: z.array(
    z.object({
      label: z.string(),
      quantity: z.number().int(),
      unitAmount: z.number().int(),
      amount: z.number().int(),
    }),
  ),
});

export type SpaceQuote = z.infer<typeof quoteSchema>;

/** The longest span of one availability question, in days (contract, "Spaces"). */
export const MAX_AVAILABILITY_DAYS = 366;

export const availabilityQuerySchema = z.object({
  startDate: dayField.optional(),
  endDate: dayField.optional(),
});

export const availabilitySchema = z.object({
  availability: z.array(
    z.object({
      date: z.string(),
      isAvailable: z.boolean(),
      price: z.number().int().nullable(),
      hourSlots: z.array(
        z.object({ hour: z.string(), isAvailable: z.boolean(), price: z.number().int().nullable() }),
      ),
    }),
  ),
});
