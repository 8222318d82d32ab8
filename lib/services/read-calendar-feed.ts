import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { listBookingsOf } from "@/lib/data/bookings";
import { listPlannedTime, listRoomBookings } from "@/lib/data/calendar-entries";
import { type CalendarFeed, findCalendarFeedByToken } from "@/lib/data/calendar-feeds";
import { AppError } from "@/lib/errors";
import { bookingEntry } from "@/lib/feeds/booking-calendar";
import { type CalendarEntry, calendarText } from "@/lib/feeds/calendar-entry";
import { plannedEntry, roomBookingEntry } from "@/lib/feeds/room-calendar";
import { site } from "@/lib/site";

const DAY_MS = 86_400_000;
/** What is over stays for a while, so that a calendar is no diary with holes. */
const PAST_DAYS = 90;
/** What was canceled says so for this long; programs that come less often miss it. */
const CANCELED_DAYS = 30;
const REFRESH_SECONDS = 900;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

async function entriesOfPerson(userId: number, now: Date): Promise<CalendarEntry[]> {
  const from = daysBefore(now, PAST_DAYS).toISOString();
  const canceledFrom = daysBefore(now, CANCELED_DAYS).toISOString();
  const bookings = await listBookingsOf(userId);
  return bookings
    .filter(({ status, endsAt, canceledAt }) =>
      status === "canceled" ? (canceledAt ?? "") > canceledFrom : endsAt > from,
    )
    .map(bookingEntry);
}

async function entriesOfRooms({ spaceId, showsNames }: CalendarFeed, now: Date): Promise<CalendarEntry[]> {
  const from = daysBefore(now, PAST_DAYS);
  const [bookings, planned] = await Promise.all([
    listRoomBookings(spaceId, from, daysBefore(now, CANCELED_DAYS)),
    listPlannedTime(spaceId, from),
  ]);
  return [
    ...bookings.map((booking) => roomBookingEntry(booking, showsNames)),
    ...planned.flatMap((taken) => plannedEntry(taken, showsNames) ?? []),
  ];
}

/**
 * The iCalendar text behind an address.
 * @param file the last part of the address: "<token>.ics"
 * @throws AppError NOT_FOUND for an address that never was or has ended
 */
export async function readCalendarFeed(file: string, now: Date): Promise<string> {
  const token = /^([\w-]{20,100})\.ics$/.exec(file)?.[1];
  const feed = token === undefined ? null : await findCalendarFeedByToken(hashToken(token));
  if (feed === null) throw new AppError("NOT_FOUND", { message: "Questo calendario non esiste più." });
  const entries =
    feed.userId === null ? await entriesOfRooms(feed, now) : await entriesOfPerson(feed.userId, now);
  return calendarText(site.name, "Calendario", entries, REFRESH_SECONDS);
}
