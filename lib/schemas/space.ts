import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  integer,
  nullableImageAddress,
  nullableTime,
  priceText,
  queryFlag,
  requiredText,
  text,
  textList,
  timeField,
} from "./fields";

export const SPACE_TYPES = ["therapy", "yoga", "workshop", "meeting"] as const;
export const SPACE_SERVICES = ["soundSystem", "storage", "yogaMats", "airConditioning"] as const;
export const CAPACITY_RANGES = ["1-5", "6-10", "11-20", "20+"] as const;
export const SPACE_SORTS = ["featured", "price-low", "price-high", "capacity"] as const;

const NO_FEATURES = {
  size: "",
  capacity: "",
  soundSystem: false,
  storage: false,
  yogaMats: false,
  airConditioning: false,
};

const featuresObject = z.object({
  size: text(100).default(""),
  capacity: text(100).default(""),
  soundSystem: z.boolean().default(false),
  storage: z.boolean().default(false),
  yogaMats: z.boolean().default(false),
  airConditioning: z.boolean().default(false),
});

/** Older rows hold a list: it counts as an empty object (specification, section 3). */
export const spaceFeaturesSchema = z.union([
  z.array(z.unknown()).transform(() => NO_FEATURES),
  featuresObject,
]);

export const timetableEntrySchema = z
  .object({
    dayOfWeek: integer.pipe(z.number().min(0).max(6)),
    startTime: timeField,
    endTime: timeField,
    isAvailable: z.boolean().default(true),
  })
  .refine((entry) => entry.startTime < entry.endTime, {
    path: ["endTime"],
    message: VALIDATION.endTimeBeforeStart,
  });

export const spaceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  type: z.enum(SPACE_TYPES),
  location: z.string(),
  imageUrl: z.string().nullable(),
  capacity: z.number().int(),
  pricePerHour: z.string().nullable(),
  pricePerDay: z.string().nullable(),
  pricePerWeek: z.string().nullable(),
  amenities: z.array(z.string()),
  features: featuresObject,
  isPopular: z.boolean(),
  isNew: z.boolean(),
  isAvailable: z.boolean(),
  openingTime: z.string(),
  closingTime: z.string(),
  minBookingHours: z.number().int(),
  timetable: z.array(
    z.object({
      dayOfWeek: z.number().int(),
      startTime: z.string(),
      endTime: z.string(),
      isAvailable: z.boolean(),
    }),
  ),
});

export type Space = z.infer<typeof spaceSchema>;

const spaceFields = z.object({
  name: requiredText("Il nome è obbligatorio", 120),
  description: text(5000),
  type: z.enum(SPACE_TYPES, "Scegli il tipo di spazio"),
  location: text(200),
  imageUrl: nullableImageAddress,
  capacity: integer.pipe(z.number().min(1).max(10_000)),
  pricePerHour: priceText,
  pricePerDay: priceText,
  pricePerWeek: priceText,
  amenities: textList,
  features: spaceFeaturesSchema,
  isPopular: z.boolean(),
  isNew: z.boolean(),
  isAvailable: z.boolean(),
  openingTime: timeField,
  closingTime: timeField,
  minBookingHours: integer.pipe(z.number().min(1).max(24)),
  timetable: z.array(timetableEntrySchema).max(200),
});

/** The body of a new space; what is left out gets the defaults of the specification. */
export const spaceInputSchema = spaceFields
  .extend({
    description: spaceFields.shape.description.default(""),
    location: spaceFields.shape.location.default(""),
    imageUrl: nullableImageAddress.default(null),
    capacity: spaceFields.shape.capacity.default(1),
    amenities: spaceFields.shape.amenities.default([]),
    features: spaceFeaturesSchema.default(NO_FEATURES),
    isPopular: z.boolean().default(false),
    isNew: z.boolean().default(false),
    isAvailable: z.boolean().default(true),
    openingTime: timeField.default("08:00"),
    closingTime: timeField.default("20:00"),
    minBookingHours: spaceFields.shape.minBookingHours.default(1),
    timetable: spaceFields.shape.timetable.default([]),
  })
  .refine((space) => space.openingTime < space.closingTime, {
    path: ["closingTime"],
    message: VALIDATION.endTimeBeforeStart,
  });

export type SpaceInput = z.output<typeof spaceInputSchema>;

/** A change: only the fields that are sent. Opening against closing time is checked where the row is known. */
export const spaceUpdateSchema = spaceFields.partial();
export type SpaceUpdate = z.output<typeof spaceUpdateSchema>;

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
      .pipe(z.array(z.enum(SPACE_SERVICES, VALIDATION.invalid)))
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
