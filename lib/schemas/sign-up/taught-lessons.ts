import { z } from "zod";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { teacherSchema } from "@/lib/schemas/catalogue/teacher";
import { dayField } from "@/lib/schemas/fields";

export const MAX_TAUGHT_DAYS = 92;

export const taughtLessonsQuerySchema = z.object({
  /** Today by default. */
  from: dayField.optional(),
  /** By default, 30 days from `from`, both included. */
  to: dayField.optional(),
});
export type TaughtLessonsQuery = z.output<typeof taughtLessonsQuerySchema>;

export const taughtLessonsSchema = z.object({
  teacher: teacherSchema,
  lessons: z.array(
    z.object({
      kind: z.enum(OFFERING_KINDS),
      id: z.number().int(),
      title: z.string(),
      date: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      spaceName: z.string().nullable(),
      status: z.enum(["scheduled", "canceled"]),
      /** Seats. */
      expected: z.number().int(),
      /** Seats of participants who checked in. */
      present: z.number().int(),
    }),
  ),
});
export type TaughtLessons = z.infer<typeof taughtLessonsSchema>;
