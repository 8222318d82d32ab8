import { z } from "zod";
import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import {
  comparePeriods,
  MAX_SERIES_DATES,
  REPEAT_EVERY,
  type RepeatEvery,
  repeatedDays,
} from "@/lib/domain/room-time/series";
import { WHY_NOT_CODES } from "@/lib/domain/room-time/why-not";
import { SERIES } from "@/lib/messages/booking/series";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, expectedTotalField, integer, list, MAX_ID, nullableTime } from "@/lib/schemas/fields";
import { outcomeFields } from "@/lib/schemas/money/balance";
import { expectedUpfrontFields, upfrontFields } from "@/lib/schemas/money/prepayment";
import { promoCodeField, usedPromoSchema } from "@/lib/schemas/money/promo-code";
import { namesWithoutPerson, panelContactFields } from "@/lib/schemas/person/contact";
import { payerBody } from "@/lib/schemas/person/payer";
import { extrasBody } from "@/lib/schemas/room-time/extras";
import { toPeriod } from "@/lib/schemas/room-time/period";
import { panelSentField } from "@/lib/schemas/sent";
import { textField } from "@/lib/schemas/worded";
import { alternativeSchema } from "./alternatives";
import { bookingSchema } from "./booking";
import { bookingContactFields, centreCancellationFields } from "./booking-input";

const hours = {
  startTime: nullableTime.default(null),
  endTime: nullableTime.default(null),
  isFullDay: z.boolean().optional(),
};

const repeatSchema = z
  .strictObject({
    weekdays: list(z.number().int().min(0).max(6), 7, { atLeastOne: SERIES.noWeekday }),
    every: z
      .number()
      .refine((value): value is RepeatEvery => REPEAT_EVERY.some((every) => every === value), SERIES.every),
    from: dayField,
    until: dayField,
  })
  .refine(({ from, until }) => until >= from, { path: ["until"], message: VALIDATION.endBeforeStart });

/** The dates of a series in a body: listed one by one, or as hours and a repetition. */
const requestFields = {
  spaceId: integer.pipe(z.number().min(1).max(MAX_ID)),
  dates: list(
    z.strictObject({
      startDate: dayField,
      endDate: dayField.optional(),
      ...hours,
      /** The extras of this date, replacing those of the series. */
      extras: extrasBody.unwrap().optional(),
    }),
    MAX_SERIES_DATES,
    { atLeastOne: SERIES.none, tooMany: SERIES.tooMany },
  ).optional(),
  ...hours,
  repeat: repeatSchema.optional(),
};

/** A date of a series; `extras` is null if it has none of its own. */
export interface SeriesPeriod {
  period: Period;
  extras: readonly ChosenExtra[] | null;
}

interface RequestFields {
  dates?:
    | { startDate: string; endDate?: string | undefined; extras?: readonly ChosenExtra[] | undefined }[]
    | undefined;
  repeat?: z.output<typeof repeatSchema> | undefined;
  isFullDay?: boolean | undefined;
  startTime: string | null;
  endTime: string | null;
}

/** The periods of a series by start; errors become issues of the schema. */
function toPeriods(request: RequestFields, context: z.RefinementCtx): SeriesPeriod[] {
  const fail = (field: string, message: string) => {
    context.addIssue({ code: "custom", path: [field], message });
    return z.NEVER;
  };
  const { dates, repeat, isFullDay, startTime, endTime } = request;
  if (dates && repeat) return fail("repeat", SERIES.bothForms);
  if (dates)
    return dates
      .map(({ extras = null, ...date }, index) => ({
        period: toPeriod(date, context, ["dates", index]),
        extras,
      }))
      .sort((a, b) => comparePeriods(a.period, b.period));
  if (!repeat) return fail("dates", SERIES.none);
  const days = repeatedDays(repeat);
  if (days.length === 0) return fail("repeat", SERIES.empty);
  if (days.length > MAX_SERIES_DATES) return fail("repeat", SERIES.tooMany);
  const [first = repeat.from] = days;
  const { endDate: _, ...one } = toPeriod({ startDate: first, isFullDay, startTime, endTime }, context);
  return days.map((day) => ({ period: { ...one, startDate: day, endDate: day }, extras: null }));
}

export const seriesRequestSchema = z
  .object({
    ...requestFields,
    ...payerBody,
    attendees: bookingContactFields.attendees.default(1),
    extras: extrasBody,
    promoCode: promoCodeField,
  })
  .transform((request, context) => ({
    personId: request.personId,
    spaceId: request.spaceId,
    attendees: request.attendees,
    extras: request.extras,
    promoCode: request.promoCode,
    dates: toPeriods(request, context),
  }));

export type SeriesRequest = z.output<typeof seriesRequestSchema>;

const seriesOptions = {
  skipUnavailable: z.boolean().default(false),
  /** The extras of each date without its own. */
  extras: extrasBody,
  /** One use of the code for all dates. */
  promoCode: promoCodeField,
  /** The expected total of all dates that are booked together. */
  expectedTotal: expectedTotalField,
  ...expectedUpfrontFields,
};

const newSeriesSchema = z.object({ ...requestFields, ...bookingContactFields, ...seriesOptions });

function withPeriods<Body extends RequestFields>(
  { dates, repeat, isFullDay, startTime, endTime, ...others }: Body,
  context: z.RefinementCtx,
) {
  return { ...others, dates: toPeriods({ dates, repeat, isFullDay, startTime, endTime }, context) };
}

export const seriesInputSchema = newSeriesSchema.transform(withPeriods);
export const panelSeriesInputSchema = namesWithoutPerson(
  newSeriesSchema.extend(panelContactFields),
).transform(withPeriods);

export type SeriesInput = z.output<typeof panelSeriesInputSchema>;

/** Why a date is not available, or not with its extras. */
const unavailableSchema = z.object({
  code: z.enum([...WHY_NOT_CODES, "EXTRA_TAKEN"]),
  message: textField(),
});

/** A date of a series: the period that would be booked, or as requested when it lies outside of the opening hours. */
const periodShape = {
  startDate: z.string(),
  endDate: z.string(),
  isFullDay: z.boolean(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
};

/** A date that cannot be booked, and the reason. */
export const refusedDateSchema = z.object({ ...periodShape, unavailable: unavailableSchema });

export type RefusedDate = z.infer<typeof refusedDateSchema>;

export const seriesDateSchema = z.object({
  ...periodShape,
  isAvailable: z.boolean(),
  unavailable: unavailableSchema.nullable(),
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  alternatives: z.array(alternativeSchema),
});

export type SeriesDate = z.infer<typeof seriesDateSchema>;

export const seriesQuoteSchema = z.object({
  dates: z.array(seriesDateSchema),
  availableCount: z.number().int(),
  totalAmount: z.number().int(),
  isOnRequest: z.boolean(),
  /** For all available dates together, with the earliest deadline among them. */
  ...upfrontFields,
  /** The code's discount, already included in the total; absent without one. */
  promo: usedPromoSchema.optional(),
});

export type SeriesQuote = z.infer<typeof seriesQuoteSchema>;

export const seriesCreatedSchema = z.object({
  series: z.object({ id: z.number().int(), createdAt: z.string() }),
  bookings: z.array(bookingSchema),
  skipped: z.array(refusedDateSchema),
  ...panelSentField,
});

export type SeriesCreated = z.infer<typeof seriesCreatedSchema>;

export const seriesFromQuerySchema = z.object({ from: dayField.optional() });

export const seriesCancellationSchema = z.object({
  bookings: z.array(
    z.object({
      id: z.number().int(),
      totalAmount: z.number().int(),
      refundPercent: z.number().int(),
      refundAmount: z.number().int(),
      ...outcomeFields,
    }),
  ),
  refundAmount: z.number().int(),
  ...outcomeFields,
});

export type SeriesCancellation = z.infer<typeof seriesCancellationSchema>;

export const seriesUpdateSchema = z.object({
  status: z.literal("canceled", SERIES.onlyCancel),
  from: dayField.optional(),
  ...centreCancellationFields,
});

export type SeriesUpdate = z.output<typeof seriesUpdateSchema>;

export const seriesCanceledSchema = z.object({
  bookings: z.array(bookingSchema),
  refundAmount: z.number().int(),
  ...outcomeFields,
  ...panelSentField,
});

export type SeriesCanceled = z.infer<typeof seriesCanceledSchema>;
