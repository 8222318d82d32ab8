import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { VALIDATION } from "@/lib/messages/validation";
import {
  expectedTotalField,
  integer,
  MAX_ID,
  nullableDay,
  nullableTime,
  pageQuery,
  searchText,
  typedText,
} from "@/lib/schemas/fields";
import { passIdField } from "@/lib/schemas/pass/pass";
import { namesWithoutPerson, panelContactFields } from "@/lib/schemas/person/contact";
import { panelSentField, sentField } from "@/lib/schemas/sent";
import { signUpFields, signUpInputFields } from "./sign-up";

/** Sign-ups for courses in requests and responses of /api/course-bookings. */

export const courseSignUpSchema = z.object({
  ...signUpFields,
  courseId: z.number().int(),
  course: z.object({ id: z.number().int(), slug: z.string(), title: z.string(), imageUrl: z.string() }),
  phone: z.string(),
  bookingDate: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** The day and time of a single lesson; null for the run of a course, and for days of it. */
  singleDate: z.string().nullable(),
  singleTime: z.string().nullable(),
});

export type CourseSignUp = z.infer<typeof courseSignUpSchema>;

export const courseSignUpChangedSchema = courseSignUpSchema.extend(sentField);

export const courseSignUpCreatedSchema = z.object({
  courseBooking: courseSignUpSchema,
  confirmationNumber: z.string(),
  ...panelSentField,
});

/** The fields that a person fills in (docs/rules.md). */
export const courseSignUpFormSchema = z.object({
  ...signUpInputFields,
  phone: typedText(40, VALIDATION.phoneRequired).min(1, VALIDATION.phoneRequired),
  startDate: nullableDay.default(null),
  /** The day of a single lesson, with its time if there are two lessons on the day. */
  singleDate: nullableDay.default(null),
  singleTime: nullableTime.default(null),
  /** The pass that pays for a single lesson. */
  passId: passIdField,
});

const newCourseSignUpSchema = courseSignUpFormSchema.extend({
  courseId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)),
  endDate: nullableDay.default(null),
  expectedTotal: expectedTotalField,
});

const endsAfterStart = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
  startDate === null || endDate === null || endDate >= startDate;
const END_BEFORE_START = { path: ["endDate"], message: VALIDATION.endBeforeStart };

/** The body of a sign-up. The course decides whether a day is required; the server decides amount, status and owner. */
export const courseSignUpInputSchema = newCourseSignUpSchema.refine(endsAfterStart, END_BEFORE_START);
export const panelCourseSignUpInputSchema = namesWithoutPerson(
  newCourseSignUpSchema.extend(panelContactFields).refine(endsAfterStart, END_BEFORE_START),
);

/** The sort orders of the list; the first is the default. */
export const COURSE_SIGN_UP_SORTS = [
  "made-desc",
  "made-asc",
  "start-asc",
  "start-desc",
  "name-asc",
  "name-desc",
] as const;
export type CourseSignUpSort = (typeof COURSE_SIGN_UP_SORTS)[number];

export const courseSignUpListQuerySchema = z.object({
  ...pageQuery,
  mine: z.enum(["true", "false"], VALIDATION.invalid).optional(),
  status: z.enum(BOOKING_STATUSES, VALIDATION.invalid).optional(),
  courseId: z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(MAX_ID).optional(),
  q: searchText,
  sort: z.enum(COURSE_SIGN_UP_SORTS, VALIDATION.invalid).optional(),
});

export type CourseSignUpListQuery = z.output<typeof courseSignUpListQuerySchema>;
