import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import {
  dayField,
  idParam,
  integer,
  MAX_ID,
  nullableId,
  requiredText,
  timeField,
} from "@/lib/schemas/fields";
import { notifyField, sentToAllFields } from "@/lib/schemas/sent";
import { namedTeacherSchema } from "./teacher";

/** The most days for which lessons are listed in one request. */
export const MAX_LESSON_DAYS = 366;

const LESSON_STATUSES = ["scheduled", "canceled"] as const;

export const lessonSchema = z.object({
  date: z.string(),
  /** Wall-clock times. */
  startTime: z.string(),
  endTime: z.string(),
  /** Null without a limit. */
  freeSeats: z.number().int().nullable(),
  status: z.enum(LESSON_STATUSES),
  /** The course's own teachers, or a substitute. */
  teachers: z.array(namedTeacherSchema),
});

export type Lesson = z.infer<typeof lessonSchema>;

export const lessonsQuerySchema = z.object({
  /** Today by default. */
  from: dayField.optional(),
  /** Three months after `from` by default. */
  to: dayField.optional(),
});

export type LessonsQuery = z.output<typeof lessonsQuerySchema>;

/** A lesson canceled or moved in the panel, and the notified participants. */
export const lessonWithRecipientsSchema = lessonSchema.extend({
  /** A room other than the course's; null otherwise. */
  spaceId: z.number().int().nullable(),
  /** The reason of the cancellation. */
  reason: z.string().nullable(),
  ...sentToAllFields,
});

export type LessonWithRecipients = z.infer<typeof lessonWithRecipientsSchema>;

export const lessonParams = z.object({ id: idParam, date: dayField });
/** Needed when a course has two lessons on the day. */
export const lessonTimeQuery = z.object({ time: timeField.optional() });

/** The substitute for a lesson; null: the teachers of the course. */
export const lessonTeacherSchema = z.object({ teacherId: nullableId, ...notifyField });

export const lessonCancellationSchema = z.object({ reason: requiredText(VALIDATION.giveReason, 500) });

const moveFields = { date: dayField, startTime: timeField, endTime: timeField };

const endsAfterStart = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  startTime < endTime;
const END_BEFORE_START = { path: ["endTime"], message: VALIDATION.endTimeBeforeStart };

export const lessonMoveSchema = z
  .object({
    ...moveFields,
    /** Omitted: the lesson stays in its room. */
    spaceId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).optional(),
  })
  .refine(endsAfterStart, END_BEFORE_START);

/** The panel's form; a null room keeps the lesson in its own. */
export const lessonMoveFormSchema = z
  .object({ ...moveFields, spaceId: nullableId })
  .refine(endsAfterStart, END_BEFORE_START);

export type LessonMove = z.output<typeof lessonMoveSchema>;
