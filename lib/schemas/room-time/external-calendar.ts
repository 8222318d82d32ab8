import "@/lib/schemas/zod-config";
import { z } from "zod";
import { conflictSchema } from "@/lib/schemas/conflict";
import { textField } from "@/lib/schemas/worded";

/** The state of a followed calendar. Visible to staff only. */
export const externalCalendarSchema = z.object({
  /** Number of busy entries up to the horizon, with repetitions expanded. */
  entries: z.number().int(),
  /** Future conflicts with earlier plans, which stay in place. */
  conflicts: z.array(conflictSchema),
  /** The last successful fetch. */
  fetchedAt: z.string().nullable(),
  /** Why the last fetch failed, in Italian; entries of earlier fetches are kept. */
  error: textField().nullable(),
});

export type ExternalCalendar = z.infer<typeof externalCalendarSchema>;

/** The state of a room's followed calendar; `url` is null when it follows none. */
export const externalCalendarStateSchema = externalCalendarSchema.extend({ url: z.string().nullable() });
export type ExternalCalendarState = z.infer<typeof externalCalendarStateSchema>;
