import { z } from "zod";

/** Addresses that calendar programs subscribe to. */

/** What the address of a room or of the house shows: names, or only that it is taken. */
export const calendarFeedInputSchema = z.object({ showsNames: z.boolean().default(false) });

/** The address, shown once: only its hash is kept. */
export const calendarFeedCreatedSchema = z.object({ url: z.url() });

export const calendarFeedStatusSchema = z.object({
  exists: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
});

export type CalendarFeedStatus = z.infer<typeof calendarFeedStatusSchema>;
