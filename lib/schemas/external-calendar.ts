import { z } from "zod";
import { countDays } from "@/lib/domain/time/dates";
import { VALIDATION } from "@/lib/messages/validation";
import { conflictSchema } from "./conflict";
import { dayField } from "./fields";

/** How following a calendar stands. Only the panel sees it. */
export const externalCalendarSchema = z.object({
  /** Busy entries as far as the horizon, repetitions unfolded. */
  entries: z.number().int(),
  /** What was there already and stays, for everything still to come. */
  conflicts: z.array(conflictSchema),
  /** The last visit that went well. */
  fetchedAt: z.string().nullable(),
  /** Why the last visit failed, in Italian; what was known is kept. */
  error: z.string().nullable(),
});

export type ExternalCalendar = z.infer<typeof externalCalendarSchema>;

/** The state of a room's followed calendar, also of one that follows none. */
export const externalCalendarStateSchema = externalCalendarSchema.extend({ url: z.string().nullable() });
export type ExternalCalendarState = z.infer<typeof externalCalendarStateSchema>;

/** A busy entry, for the panel's calendar. What it is about the site does not keep. */
export const externalEntrySchema = z.object({
  id: z.number().int(),
  spaceId: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type ExternalEntry = z.infer<typeof externalEntrySchema>;

/** More days than the panel's calendar ever shows at once. */
const LONGEST_DAYS = 366;

export const externalEntriesQuerySchema = z
  .object({ from: dayField, to: dayField })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: VALIDATION.endBeforeStart })
  .refine(({ from, to }) => from > to || countDays(from, to) <= LONGEST_DAYS, {
    path: ["to"],
    message: `Al massimo ${LONGEST_DAYS} giorni.`,
  });
