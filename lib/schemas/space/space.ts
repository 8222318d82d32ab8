import { z } from "zod";
import { MAX_AMOUNT_CENTS } from "@/lib/domain/money/money";
import { MAX_PARTS, MIN_PARTS } from "@/lib/domain/room-time/room-parts";
import { SPACE_TYPES } from "@/lib/domain/search/space-search";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import { VALIDATION } from "@/lib/messages/validation";
import { imageAddress, nullableImageAddress, priceText, textList } from "@/lib/schemas/catalogue-fields";
import {
  addressText,
  integer,
  lineText,
  list,
  MAX_ID,
  optionalLine,
  text,
  timeField,
} from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";
import { shownSpaceImageSchema, spaceImageOfPanelSchema, spaceImageSchema } from "./space-image";

const featuresObject = z.object({
  size: optionalLine(100).default(""),
  capacity: optionalLine(100).default(""),
  soundSystem: z.boolean().default(false),
  storage: z.boolean().default(false),
  yogaMats: z.boolean().default(false),
  airConditioning: z.boolean().default(false),
});

/** Older rows contain a list, which is read as an empty object (docs/rules.md). */
export const spaceFeaturesSchema = z.preprocess<
  unknown,
  typeof featuresObject,
  z.input<typeof featuresObject>
>((value) => (Array.isArray(value) ? {} : value), featuresObject);

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
  /** The address of the first picture. */
  imageUrl: z.string().nullable(),
  images: z.array(spaceImageSchema),
  capacity: z.number().int(),
  pricePerHour: z.string().nullable(),
  pricePerDay: z.string().nullable(),
  pricePerWeek: z.string().nullable(),
  hourlyRate: z.string().nullable(),
  amenities: z.array(z.string()),
  features: featuresObject,
  isPopular: z.boolean(),
  isNew: z.boolean(),
  isAvailable: z.boolean(),
  membersOnly: z.boolean(),
  /** Percent of the total that customers pay before their booking is confirmed; 0 for none. */
  prepayPercent: z.number().int(),
  /** Cents held until the end of a booking; 0 for none. */
  securityDeposit: z.number().int(),
  openingTime: z.string(),
  closingTime: z.string(),
  minBookingHours: z.number().int(),
  bufferMinutes: z.number().int(),
  /** The ids of the room's parts, in order. */
  partIds: z.array(z.number().int()),
  timetable: z.array(
    z.object({
      dayOfWeek: z.number().int(),
      startTime: z.string(),
      endTime: z.string(),
      isAvailable: z.boolean(),
    }),
  ),
});

export interface Space extends z.infer<typeof spaceSchema> {
  /** The last part of the page's address, the same in every language: "13-sala-salvia". Not in API responses. */
  slug: string;
}

export const spaceInAllLanguagesSchema = spaceSchema.extend({
  images: z.array(spaceImageOfPanelSchema),
  translations: translationsSchema,
});
export interface SpaceInAllLanguages extends z.infer<typeof spaceInAllLanguagesSchema> {
  slug: string;
}

/** A space as visible to staff: with the iCalendar address that it follows, which may be secret. */
export const spaceOfPanelSchema = spaceInAllLanguagesSchema.extend({
  externalCalendarUrl: z.string().nullable(),
});
export type SpaceOfPanel = z.infer<typeof spaceOfPanelSchema>;

/** A space as visible to the caller: `translations` for the panel only, `externalCalendarUrl` for staff only. */
export const shownSpaceSchema = spaceSchema.extend({
  images: z.array(shownSpaceImageSchema),
  translations: translationsSchema.optional(),
  externalCalendarUrl: z.string().nullable().optional(),
});
export type ShownSpace = Omit<Space, "images"> & z.infer<typeof shownSpaceSchema>;

/** The parts of a space: none, or from `MIN_PARTS` to `MAX_PARTS` distinct ones, in order of id. */
const partIdsField = list(integer.pipe(z.number().min(1).max(MAX_ID)))
  .refine((ids) => ids.length === 0 || (ids.length >= MIN_PARTS && ids.length <= MAX_PARTS), {
    message: VALIDATION.partsCount(MIN_PARTS, MAX_PARTS),
  })
  .refine((ids) => new Set(ids).size === ids.length, { message: VALIDATION.partsTwice })
  .transform((ids) => [...ids].sort((a, b) => a - b));

const spaceTexts = {
  name: lineText(VALIDATION.theFirstNameRequired, 120),
  description: text(5000),
  location: optionalLine(),
  amenities: textList,
};

const spaceFields = z.object({
  ...spaceTexts,
  type: z.enum(SPACE_TYPES, VALIDATION.spaceType),
  imageUrl: nullableImageAddress,
  /** An empty field becomes 1. */
  capacity: z
    .union([z.literal("").transform(() => 1), integer], VALIDATION.integer)
    .pipe(z.number().min(1).max(10_000)),
  pricePerHour: priceText,
  pricePerDay: priceText,
  pricePerWeek: priceText,
  /** Empty: hours have no separate price. */
  hourlyRate: z.union([z.literal("").transform(() => null), priceText], VALIDATION.price).nullable(),
  features: spaceFeaturesSchema,
  isPopular: z.boolean(),
  isNew: z.boolean(),
  isAvailable: z.boolean(),
  membersOnly: z.boolean(),
  prepayPercent: integer.pipe(z.number().min(0).max(100)),
  securityDeposit: integer.pipe(z.number().min(0).max(MAX_AMOUNT_CENTS)),
  openingTime: timeField,
  closingTime: timeField,
  minBookingHours: integer.pipe(z.number().min(1).max(24)),
  bufferMinutes: integer.pipe(z.number().min(0).max(240)),
  partIds: partIdsField,
  timetable: list(timetableEntrySchema, 200),
  externalCalendarUrl: addressText()
    .nullable()
    .transform((value) => value || null),
  translations: translationsField({
    ...spaceTexts,
    features: z.strictObject({ size: optionalLine(100).nullish(), capacity: optionalLine(100).nullish() }),
  }),
});

/** The body of a new space; missing fields get the documented defaults. */
export const spaceInputSchema = spaceFields
  .extend({
    description: spaceFields.shape.description.default(""),
    location: spaceFields.shape.location.default(""),
    imageUrl: nullableImageAddress.default(null),
    /** The pictures in order; `imageUrl`, if given too, comes first. */
    imageUrls: list(imageAddress, MAX_SPACE_IMAGES).default([]),
    capacity: spaceFields.shape.capacity.default(1),
    hourlyRate: spaceFields.shape.hourlyRate.default(null),
    amenities: spaceFields.shape.amenities.default([]),
    features: spaceFeaturesSchema.default(featuresObject.parse({})),
    isPopular: z.boolean().default(false),
    isNew: z.boolean().default(false),
    isAvailable: z.boolean().default(true),
    membersOnly: z.boolean().default(false),
    prepayPercent: spaceFields.shape.prepayPercent.default(0),
    securityDeposit: spaceFields.shape.securityDeposit.default(0),
    openingTime: timeField.default("08:00"),
    closingTime: timeField.default("20:00"),
    minBookingHours: spaceFields.shape.minBookingHours.default(1),
    bufferMinutes: spaceFields.shape.bufferMinutes.default(0),
    partIds: partIdsField.default([]),
    timetable: spaceFields.shape.timetable.default([]),
    externalCalendarUrl: spaceFields.shape.externalCalendarUrl.default(null),
    translations: spaceFields.shape.translations.default({}),
  })
  .refine((space) => space.openingTime < space.closingTime, {
    path: ["closingTime"],
    message: VALIDATION.endTimeBeforeStart,
  });

export type SpaceInput = z.output<typeof spaceInputSchema>;
/** The fields of the space's own row and timetable. */
export type SpaceFields = Omit<SpaceInput, "externalCalendarUrl" | "imageUrls">;

/** A change: only the given fields. The service checks the opening against the closing time. */
export const spaceUpdateSchema = spaceFields.partial();
export type SpaceUpdate = z.output<typeof spaceUpdateSchema>;
export type SpaceFieldsUpdate = Omit<SpaceUpdate, "externalCalendarUrl">;
