import { z } from "zod";
import { COURSE_FORMATS, COURSE_TYPES, planWords } from "@/lib/domain/catalogue/course-words";
import type { LessonChange } from "@/lib/domain/catalogue/lesson-plan";
import type { NamedTeacher } from "@/lib/domain/catalogue/teachers";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { VALIDATION } from "@/lib/messages/validation";
import {
  headcount,
  nullableFormAddress,
  nullableImageAddress,
  nullablePrice,
  priceText,
  smallestGroup,
  textLines,
} from "@/lib/schemas/catalogue-fields";
import {
  integer,
  lineText,
  list,
  nullableDay,
  nullableId,
  optionalLine,
  text,
  timeField,
} from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";
import { checkCourseRanges } from "@/lib/schemas/room-time/catalogue-ranges";
import { maybeSentToAllFields, notifyField, sentToAllFields } from "@/lib/schemas/sent";
import { namedTeacherSchema, teacherIds } from "./teacher";

export const COURSE_STATUSES = ["scheduled", "canceled"] as const;

const courseSessionSchema = z
  .object({ dayOfWeek: integer.pipe(z.number().min(0).max(6)), startTime: timeField, endTime: timeField })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ["endTime"],
    message: VALIDATION.endTimeBeforeStart,
  });

export const courseSessionsSchema = list(courseSessionSchema, 50);

export const courseSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  price: z.string(),
  /** Cents for one seat; null if the price is a description. */
  priceAmount: z.number().int().nullable(),
  /** The price for valid members; null if they pay the same. */
  memberPrice: z.string().nullable(),
  /** The price of a single lesson; null if single lessons are not sold. */
  dropInPrice: z.string().nullable(),
  membersOnly: z.boolean(),
  requiresCertificate: z.boolean(),
  format: z.enum(COURSE_FORMATS),
  type: z.enum(COURSE_TYPES),
  location: z.string(),
  maxParticipants: z.number().int().nullable(),
  minParticipants: z.number().int(),
  duration: z.string(),
  schedule: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  isMultiDay: z.boolean(),
  googleFormUrl: z.string().nullable(),
  isActive: z.boolean(),
  requiresRegistration: z.boolean(),
  isPopular: z.boolean(),
  isFeatured: z.boolean(),
  additionalInfo: z.array(z.string()),
  spaceId: z.number().int().nullable(),
  sessions: z.array(z.object({ dayOfWeek: z.number().int(), startTime: z.string(), endTime: z.string() })),
  status: z.enum(COURSE_STATUSES),
  cancelReason: z.string().nullable(),
  /** In order. */
  teachers: z.array(namedTeacherSchema),
  createdAt: z.string(),
});

export interface Course extends z.infer<typeof courseSchema> {
  /** The last part of the page's address, the same in every language: "2-pilates". Not in API responses. */
  slug: string;
  /** Lessons that were canceled or moved. Not in API responses, which list lessons separately. */
  lessonChanges: readonly LessonChange[];
  teachers: NamedTeacher[];
}

export const courseOfPanelSchema = courseSchema.extend({ translations: translationsSchema });
export interface CourseOfPanel extends z.infer<typeof courseOfPanelSchema>, Course {
  teachers: NamedTeacher[];
}

/** A course as visible to the caller: `translations` for the panel only. */
export const shownCourseSchema = courseSchema.extend({ translations: translationsSchema.optional() });
export type ShownCourse = Course & z.infer<typeof shownCourseSchema>;

/** A course after a change of which all participants were notified. */
export const courseWithRecipientsSchema = courseOfPanelSchema.extend(sentToAllFields);

export type CourseWithRecipients = z.infer<typeof courseWithRecipientsSchema>;

/** A course after any change; the notified participants are present only if a change affected them. */
export const courseChangedSchema = courseOfPanelSchema.extend(maybeSentToAllFields);

export type CourseChanged = z.infer<typeof courseChangedSchema>;

/** The choices of the sign-up form. */
export const courseDaysSchema = z.object({
  /** Soonest first; empty for a course without days and sessions, where participants enter their own. */
  days: z.array(z.string()),
  /** Free places of the group; null without a limit, and for a course that counts by date. */
  freePlaces: z.number().int().nullable(),
});

export type CourseDays = z.infer<typeof courseDaysSchema>;

const courseTexts = {
  title: lineText(VALIDATION.titleRequired, 200),
  description: text(10_000),
  location: optionalLine(),
  duration: optionalLine(),
  schedule: optionalLine(500),
  additionalInfo: textLines,
};

const courseFields = z.object({
  ...courseTexts,
  imageUrl: nullableImageAddress,
  price: priceText,
  memberPrice: nullablePrice,
  dropInPrice: nullablePrice,
  membersOnly: z.boolean(),
  requiresCertificate: z.boolean(),
  format: z.enum(COURSE_FORMATS, VALIDATION.courseFormat),
  type: z.enum(COURSE_TYPES, VALIDATION.courseType),
  /** Null: no limit. */
  maxParticipants: z
    .union(
      [z.literal("").transform(() => null), headcount(VALIDATION.maxParticipants)],
      VALIDATION.maxParticipants,
    )
    .nullable(),
  minParticipants: smallestGroup,
  startDate: nullableDay,
  endDate: nullableDay,
  isMultiDay: z.boolean(),
  googleFormUrl: nullableFormAddress,
  isActive: z.boolean(),
  requiresRegistration: z.boolean(),
  isPopular: z.boolean(),
  isFeatured: z.boolean(),
  spaceId: nullableId,
  teacherIds,
  sessions: courseSessionsSchema,
  translations: translationsField(courseTexts),
});

const shape = courseFields.shape;

/** The body of a new course; omitted fields get the documented defaults. */
export const courseInputSchema = courseFields
  .extend({
    description: shape.description.default(""),
    memberPrice: shape.memberPrice.default(null),
    dropInPrice: shape.dropInPrice.default(null),
    membersOnly: shape.membersOnly.default(false),
    requiresCertificate: shape.requiresCertificate.default(false),
    imageUrl: shape.imageUrl.default(null),
    format: shape.format.default("presenza"),
    type: shape.type.default("gruppo"),
    location: shape.location.default(""),
    maxParticipants: shape.maxParticipants.default(null),
    minParticipants: shape.minParticipants.default(1),
    duration: shape.duration.default(""),
    schedule: shape.schedule.default(""),
    startDate: shape.startDate.default(null),
    endDate: shape.endDate.default(null),
    isMultiDay: shape.isMultiDay.default(false),
    googleFormUrl: shape.googleFormUrl.default(null),
    isActive: shape.isActive.default(true),
    requiresRegistration: shape.requiresRegistration.default(true),
    isPopular: shape.isPopular.default(false),
    isFeatured: shape.isFeatured.default(false),
    additionalInfo: shape.additionalInfo.default([]),
    spaceId: shape.spaceId.default(null),
    teacherIds: shape.teacherIds.default([]),
    sessions: shape.sessions.default([]),
    translations: shape.translations.default({}),
  })
  .superRefine(checkCourseRanges);

export type CourseInput = z.output<typeof courseInputSchema>;

/** The values of the panel's form: empty texts are derived from lessons and days. */
export const courseFormSchema = courseInputSchema.transform((course) => {
  const { schedule, duration, isMultiDay } = planWords(course, DEFAULT_LANGUAGE);
  return {
    ...course,
    schedule: course.schedule || schedule,
    duration: course.duration || duration,
    isMultiDay,
  };
});

/** A change: only the given fields. Days and numbers are checked against the stored row by the service. */
export const courseUpdateSchema = courseFields.partial();
export type CourseUpdate = z.output<typeof courseUpdateSchema>;

export const courseChangeSchema = courseUpdateSchema.extend(notifyField);
