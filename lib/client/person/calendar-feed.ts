import { api } from "@/lib/client/api-client";
import type { CalendarFeedStatus } from "@/lib/schemas/site/calendar-feed";

/** The address of a calendar that programs read, at one of the calls that make, show and end it. */

export const calendarFeedStatus = (path: string, signal: AbortSignal) =>
  api.get<CalendarFeedStatus>(path, { signal });

/** Makes a new address; the older one ends. */
export async function renewCalendarFeed(path: string, showsNames: boolean): Promise<string> {
  const { url } = await api.post<{ url: string }>(path, { showsNames });
  return url;
}

export const endCalendarFeed = (path: string) => api.delete(path);

/** The same address in the scheme that opens the calendar program of a phone or a computer. */
export const webcalAddress = (url: string) => url.replace(/^https?:/, "webcal:");
