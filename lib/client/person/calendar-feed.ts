import { api } from "@/lib/client/api-client";
import type { CalendarFeedStatus } from "@/lib/schemas/site/calendar-feed";

/* The secret address under which calendar programs read a feed. `path` is the endpoint that manages it. */

export const calendarFeedStatus = (path: string, signal: AbortSignal) =>
  api.get<CalendarFeedStatus>(path, { signal });

/** Creates a new address, which revokes the previous one. */
export async function renewCalendarFeed(path: string, showsNames: boolean): Promise<string> {
  const { url } = await api.post<{ url: string }>(path, { showsNames });
  return url;
}

export const endCalendarFeed = (path: string) => api.delete(path);

/** The same address with the scheme that opens the device's calendar program. */
export const webcalAddress = (url: string) => url.replace(/^https?:/, "webcal:");
