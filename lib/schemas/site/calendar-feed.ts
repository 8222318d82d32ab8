import "@/lib/schemas/zod-config";
import { z } from "zod";

/** Whether the feed of a room or of the whole centre shows names, or only that time is taken. */
export const calendarFeedInputSchema = z.object({ showsNames: z.boolean().default(false) });

/** The address, shown only once: the database stores its hash. */
export const calendarFeedCreatedSchema = z.object({ url: z.url() });

export const calendarFeedStatusSchema = z.object({
  exists: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
});

export type CalendarFeedStatus = z.infer<typeof calendarFeedStatusSchema>;
