import { z } from "zod";
import { dayField, timeField } from "@/lib/schemas/fields";

export const attendanceQuerySchema = z.object({ from: dayField.optional(), to: dayField.optional() });

export const courseAttendanceQuerySchema = attendanceQuerySchema.extend({
  /** The hour of one of several lessons on a day: without who has booked another one alone. */
  time: timeField.optional(),
});

export type CourseAttendanceQuery = z.output<typeof courseAttendanceQuerySchema>;

/** A day of an event or a course: who was expected, and who came. */
export const attendanceSchema = z.array(
  z.object({
    date: z.string(),
    /** Seats. */
    expected: z.number().int(),
    /** Seats of those who checked in. */
    present: z.number().int(),
    people: z.array(
      z.object({
        personId: z.number().int().nullable(),
        name: z.string(),
        seats: z.number().int(),
        /** When the person checked in; null: not. */
        at: z.string().nullable(),
      }),
    ),
  }),
);

export type Attendance = z.infer<typeof attendanceSchema>;
