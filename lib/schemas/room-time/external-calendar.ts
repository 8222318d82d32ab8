import { z } from "zod";
import { conflictSchema } from "@/lib/schemas/conflict";

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
