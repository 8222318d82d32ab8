import { z } from "zod";
import { MAX_RUN_DAYS } from "@/lib/domain/catalogue/course-run";
import { countDays } from "@/lib/domain/time/calendar-day";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { dayField, MAX_ID } from "@/lib/schemas/fields";

/**
 * The run of a course with weekly lessons: computes the number of lessons from the last day, or the last day from the
 * number of lessons.
 */

const number = (most: number) => z.coerce.number(VALIDATION.invalid).int(VALIDATION.integer).min(1).max(most);

export const courseRunQuerySchema = z
  .object({
    startDate: dayField,
    /** The weekday of each weekly lesson: "2,4"; 0 is Sunday. */
    weekdays: shortString()
      .regex(/^[0-6](,[0-6]){0,49}$/, VALIDATION.invalid)
      .transform((list) => list.split(",").map(Number)),
    /** The room; there are no lessons on days when it is closed. */
    spaceId: number(MAX_ID).optional(),
    lessons: number(500).optional(),
    endDate: dayField.optional(),
  })
  .superRefine(({ startDate, lessons, endDate }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if ((lessons === undefined) === (endDate === undefined)) issue("lessons", VALIDATION.invalid);
    if (endDate === undefined) return;
    if (endDate < startDate) issue("endDate", VALIDATION.endBeforeStart);
    else if (countDays(startDate, endDate) > MAX_RUN_DAYS)
      issue("endDate", VALIDATION.spanTooLong(MAX_RUN_DAYS));
  });

export type CourseRunQuery = z.output<typeof courseRunQuerySchema>;

export const courseRunSchema = z.object({
  /**
   * Lessons on days that are neither holidays nor closed. If the last day has several lessons, it may be one more than
   * requested.
   */
  lessons: z.number().int(),
  /** Null when no last day is found within five years. */
  endDate: z.string().nullable(),
});

export type CourseRunFound = z.infer<typeof courseRunSchema>;
