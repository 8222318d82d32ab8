import { z } from "zod";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField, idParam } from "@/lib/schemas/fields";
import { namedTeacherSchema } from "./teacher";

/** Lessons of courses and days of events, side by side. */

export const DAYS_OF_WEEK = 7;
const MAX_DAYS = 31;

export const timetableEntrySchema = z.object({
  kind: z.enum(OFFERING_KINDS),
  id: z.number().int(),
  title: z.string(),
  date: z.string(),
  /** Wall times. */
  startTime: z.string(),
  endTime: z.string(),
  /** Null without a room. */
  spaceName: z.string().nullable(),
  teachers: z.array(namedTeacherSchema),
  status: z.enum(["scheduled", "canceled"]),
  /** Null without a limit. */
  freeSeats: z.number().int().nullable(),
  /** Of one lesson alone, of an event its price; null where there are none to be had. */
  dropInPrice: z.string().nullable(),
  memberPrice: z.string().nullable(),
});

export interface TimetableEntry extends z.infer<typeof timetableEntrySchema> {
  /** The last part of the page's address. Not in answers of the API. */
  slug: string;
}

/** What the page has in its address. */
export const timetableFilterSchema = z.object({
  /** Today by default. */
  from: dayField.optional(),
  teacherId: idParam.optional(),
  spaceId: idParam.optional(),
});
export type TimetableFilter = z.output<typeof timetableFilterSchema>;

/** The query of a page, as Next.js passes it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of a page asks for; what it cannot mean counts as not asked. */
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
