import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { balanceFields } from "./balance";
import { BOOKING_STATUSES } from "./booking";
import {
  emailField,
  integer,
  MAX_ID,
  nullableDay,
  nullableText,
  pageQuery,
  personText,
  requiredText,
  text,
} from "./fields";
import { participationUpdateSchema, placeFields, seatFields } from "./participation";

export const courseBookingSchema = z.object({
  id: z.number().int(),
  confirmationNumber: z.string(),
  courseId: z.number().int(),
  course: z.object({ id: z.number().int(), title: z.string(), imageUrl: z.string() }),
  userId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  bookingDate: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  notes: z.string().nullable(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  totalAmount: z.number().int(),
  canceledAt: z.string().nullable(),
  refundPercent: z.number().int().nullable(),
  refundAmount: z.number().int().nullable(),
  ...placeFields,
  ...balanceFields,
});

export type CourseBooking = z.infer<typeof courseBookingSchema>;

export const courseBookingCreatedSchema = z.object({
  courseBooking: courseBookingSchema,
  confirmationNumber: z.string(),
});

/** The fields that a person fills in (docs/rules.md). */
export const courseBookingFormSchema = z.object({
  firstName: personText("Il nome è obbligatorio", 100),
  lastName: personText("Il cognome è obbligatorio", 100),
  email: emailField("Indirizzo email non valido"),
  phone: requiredText("Il numero di telefono è obbligatorio", 40),
  startDate: nullableDay.default(null),
  notes: nullableText(2000).default(null),
  ...seatFields,
});

/** The body of a booking. Whether a date is needed depends on the course; amount, status and owner are the server's. */
export const courseBookingInputSchema = courseBookingFormSchema
  .extend({
    courseId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)),
    endDate: nullableDay.default(null),
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
