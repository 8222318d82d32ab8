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

/** The single lessons of a course with sessions. */

/** The most days whose lessons are listed at once. */
export const MAX_LESSON_DAYS = 366;

const LESSON_STATUSES = ["scheduled", "canceled"] as const;

export const lessonSchema = z.object({
  date: z.string(),
  /** Wall times. */
  startTime: z.string(),
  endTime: z.string(),
  /** Null without a limit. */
  freeSeats: z.number().int().nullable(),
  status: z.enum(LESSON_STATUSES),
  /** Who teaches it: the course's own teachers, or a substitute. */
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

/** A lesson after the panel has canceled or moved it, and who was told. */
export const lessonToldSchema = lessonSchema.extend({
  /** Another room than that of the course. */
  spaceId: z.number().int().nullable(),
  /** Why it is canceled. */
  reason: z.string().nullable(),
  ...sentToAllFields,
});

export type LessonTold = z.infer<typeof lessonToldSchema>;

export const lessonParams = z.object({ id: idParam, date: dayField });
/** and by its hour where the day has two. */
export const lessonTimeQuery = z.object({ time: timeField.optional() });

/** Who is to hold a lesson; null: the teachers of the course. */
export const lessonTeacherSchema = z.object({ teacherId: nullableId, ...notifyField });

export const lessonCancellationSchema = z.object({ reason: requiredText(VALIDATION.giveReason, 500) });

const moveFields = { date: dayField, startTime: timeField, endTime: timeField };

const endsAfterStart = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  startTime < endTime;
const END_BEFORE_START = { path: ["endTime"], message: VALIDATION.endTimeBeforeStart };

export const lessonMoveSchema = z
  .object({
    ...moveFields,
    /** Left out: the room where it is. */
    spaceId: integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID)).optional(),
  })
  .refine(endsAfterStart, END_BEFORE_START);

/** The form of the panel, whose room is null where the lesson stays in its own. */
export const lessonMoveFormSchema = z
  .object({ ...moveFields, spaceId: nullableId })
  .refine(endsAfterStart, END_BEFORE_START);

export type LessonMove = z.output<typeof lessonMoveSchema>;
