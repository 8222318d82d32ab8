import { z } from "zod";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, integer, MAX_ID, timeField } from "@/lib/schemas/fields";

export const attendanceQuerySchema = z.object({ from: dayField.optional(), to: dayField.optional() });

export const courseAttendanceQuerySchema = attendanceQuerySchema.extend({
  /** The time of one of several lessons on a day; participants who booked only another one are left out. */
  time: timeField.optional(),
});

export type CourseAttendanceQuery = z.output<typeof courseAttendanceQuerySchema>;

/** A day of an event or a course: the expected and the present participants. */
export const attendanceSchema = z.array(
  z.object({
    date: z.string(),
    /** Seats. */
    expected: z.number().int(),
    /** Seats of participants who checked in. */
    present: z.number().int(),
    people: z.array(
      z.object({
        /** The number of the sign-up. */
        signUpId: z.number().int(),
        /** Omitted for teachers. */
        personId: z.number().int().nullable().optional(),
        name: z.string(),
        seats: z.number().int(),
        /** When the person checked in; null if absent. */
        at: z.string().nullable(),
      }),
    ),
  }),
);

export type Attendance = z.infer<typeof attendanceSchema>;

const id = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID));

/** Marks a participant as present or absent on a day. */
export const attendanceMarkSchema = z.object({
  kind: z.enum(OFFERING_KINDS, VALIDATION.invalid),
  /** The id of the event or course. */
  id,
  signUpId: id,
  date: dayField,
  present: z.boolean(VALIDATION.invalid),
});

export type AttendanceMark = z.output<typeof attendanceMarkSchema>;
