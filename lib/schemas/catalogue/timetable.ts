import { z } from "zod";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, idParam } from "@/lib/schemas/fields";
import { namedTeacherSchema } from "./teacher";

export const DAYS_OF_WEEK = 7;
const MAX_DAYS = 31;

export const timetableEntrySchema = z.object({
  kind: z.enum(OFFERING_KINDS),
  id: z.number().int(),
  title: z.string(),
  date: z.string(),
  /** Wall-clock times. */
  startTime: z.string(),
  endTime: z.string(),
  /** Null without a room. */
  spaceName: z.string().nullable(),
  teachers: z.array(namedTeacherSchema),
  status: z.enum(["scheduled", "canceled"]),
  /** Null without a limit. */
  freeSeats: z.number().int().nullable(),
  /** The price of a single lesson, or of an event; null if single lessons are not sold. */
  dropInPrice: z.string().nullable(),
  memberPrice: z.string().nullable(),
});

export interface TimetableEntry extends z.infer<typeof timetableEntrySchema> {
  /** The last part of the page's address. Not in API responses. */
  slug: string;
  /** Whether sign-ups are open and it has not begun. Not in API responses. */
  isOpen: boolean;
}

/** The parameters in the page's address. */
export const timetableFilterSchema = z.object({
  /** Today by default. */
  from: dayField.optional(),
  teacherId: idParam.optional(),
  spaceId: idParam.optional(),
});
export type TimetableFilter = z.output<typeof timetableFilterSchema>;

/** The query of a page, as Next.js passes it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The filter in a page's address; an invalid filter is ignored. */
export function timetableFilterOf(query: PageQuery): TimetableFilter {
  const sent = Object.entries(query).filter(([, value]) => typeof value === "string" && value !== "");
  return timetableFilterSchema.safeParse(Object.fromEntries(sent)).data ?? {};
}

export const timetableQuerySchema = timetableFilterSchema.extend({
  days: z.coerce
    .number(VALIDATION.invalid)
    .int(VALIDATION.integer)
    .min(1, VALIDATION.atLeast(1))
    .max(MAX_DAYS, VALIDATION.atMost(MAX_DAYS))
    .default(DAYS_OF_WEEK),
});
export type TimetableQuery = z.output<typeof timetableQuerySchema>;
