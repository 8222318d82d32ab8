import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { BOOKING_STATUSES } from "@/lib/schemas/booking/booking";
import {
  expectedTotalField,
  integer,
  MAX_ID,
  nameText,
  nullableDay,
  pageQuery,
  text,
} from "@/lib/schemas/fields";
import { panelSentField, sentField } from "@/lib/schemas/sent";
import { participationUpdateSchema, placeFields, signerFields } from "./participation";

export const courseBookingSchema = z.object({
  ...placeFields,
  courseId: z.number().int(),
  course: z.object({ id: z.number().int(), title: z.string(), imageUrl: z.string() }),
  phone: z.string(),
  bookingDate: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});

export type CourseBooking = z.infer<typeof courseBookingSchema>;

export const courseBookingChangedSchema = courseBookingSchema.extend(sentField);

export const courseBookingCreatedSchema = z.object({
  courseBooking: courseBookingSchema,
  confirmationNumber: z.string(),
  ...panelSentField,
});

/** The fields that a person fills in (docs/rules.md). */
export const courseBookingFormSchema = z.object({
  ...signerFields,
  phone: nameText("Il numero di telefono è obbligatorio", 40),
  startDate: nullableDay.default(null),
});

/** The body of a booking. Whether a date is needed depends on the course; amount, status and owner are the server's. */
export const courseBookingInputSchema = courseBookingFormSchema
  .extend({
    courseId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)),
    endDate: nullableDay.default(null),
    expectedTotal: expectedTotalField,
  })
  .refine(({ startDate, endDate }) => startDate === null || endDate === null || endDate >= startDate, {
    path: ["endDate"],
    message: VALIDATION.endBeforeStart,
  });

export type CourseBookingInput = z.output<typeof courseBookingInputSchema>;

/** An administrator's change of a course booking; one of them at least. */
export const courseBookingUpdateSchema = participationUpdateSchema;

/** The orders of the list; the first is the one of a call that names none. */
export const COURSE_BOOKING_SORTS = [
  "made-desc",
  "made-asc",
  "start-asc",
  "start-desc",
  "name-asc",
  "name-desc",
] as const;
export type CourseBookingSort = (typeof COURSE_BOOKING_SORTS)[number];

export const courseBookingListQuerySchema = z.object({
  ...pageQuery,
  mine: z.enum(["true", "false"], VALIDATION.invalid).optional(),
  status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
  courseId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  q: text(100).optional(),
  sort: z.enum(COURSE_BOOKING_SORTS, VALIDATION.invalid).optional(),
});

export type CourseBookingListQuery = z.output<typeof courseBookingListQuerySchema>;
