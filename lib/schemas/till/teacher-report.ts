import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField } from "@/lib/schemas/fields";

export const teacherReportQuerySchema = z.object({
  /** The current year by default. */
  from: dayField.optional(),
  to: dayField.optional(),
  format: z.enum(["json", "csv"], VALIDATION.invalid).default("json"),
});
export type TeacherReportQuery = z.output<typeof teacherReportQuerySchema>;

export const teacherReportSchema = z.object({
  rows: z.array(
    z.object({
      teacherId: z.number().int(),
      name: z.string(),
      lessons: z.number().int(),
      /** Seats. */
      participants: z.number().int(),
      /** Cents, as are the following amounts. */
      income: z.number().int(),
      due: z.number().int(),
      paid: z.number().int(),
    }),
  ),
});
export type TeacherReport = z.infer<typeof teacherReportSchema>;
