import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { listBookingsOf } from "@/lib/data/booking/list-bookings";
import { type CalendarFeed, findCalendarFeedByToken } from "@/lib/data/person/calendar-feeds";
import { listCalendarRooms, listRoomBookings } from "@/lib/data/room-time/calendar-entries";
import { listFeedTimes } from "@/lib/data/room-time/taken-rows";
import { listCalendarSignUps } from "@/lib/data/sign-up/calendar-sign-ups";
import { findSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { inLanguage } from "@/lib/domain/language/translations";
import { DAY_MS, partsOfDay } from "@/lib/domain/time/calendar-day";
import { addMonths, dayOf } from "@/lib/domain/time/dates";
import { holidaysOf } from "@/lib/domain/time/holidays";
import { wordedError } from "@/lib/errors";
import { bookingEntry } from "@/lib/feeds/booking-calendar";
import { type CalendarEntry, calendarText } from "@/lib/feeds/calendar-entry";
import { type FeedWords, feedWords } from "@/lib/feeds/feed-words";
import { holidayEntry, roomBookingEntry, takenEntry } from "@/lib/feeds/room-calendar";
import type { KnownSite } from "@/lib/schemas/site/site";
import { entriesOfSignUps } from "./sign-up-calendar";

/** Past entries are kept this long, so that they do not vanish from calendars at once. */
const PAST_DAYS = 90;
/** Cancellations are listed this long, for programs that poll rarely. */
const CANCELED_DAYS = 30;
const REFRESH_SECONDS = 900;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Room bookings, live or recently canceled. */
async function bookingsOfPerson(
  userId: number,
  from: Date,
  canceledFrom: Date,
  words: FeedWords,
): Promise<CalendarEntry[]> {
  const bookings = await listBookingsOf(userId);
  return inLanguage(bookings, words.language)
    .filter(({ status, endsAt, canceledAt }) =>
      status === "canceled"
        ? canceledAt !== null && new Date(canceledAt) > canceledFrom
        : new Date(endsAt) > from,
    )
    .map((booking) => bookingEntry(booking, words));
}

async function entriesOfPerson(userId: number, now: Date, words: FeedWords): Promise<CalendarEntry[]> {
  const from = daysBefore(now, PAST_DAYS);
  const canceledFrom = daysBefore(now, CANCELED_DAYS);
  const [bookings, signUps] = await Promise.all([
    bookingsOfPerson(userId, from, canceledFrom, words),
    listCalendarSignUps(userId, dayOf(from), canceledFrom),
  ]);
  return [...bookings, ...(await entriesOfSignUps(inLanguage(signUps, words.language), from, now, words))];
}

async function holidaysOfRooms(
  { spaceId, showsNames }: CalendarFeed,
  now: Date,
  site: KnownSite,
): Promise<CalendarEntry[]> {
  const { observesHolidays, patronSaintDay, horizonMonths } = await findSettings();
  if (!observesHolidays) return [];
  const first = dayOf(now);
  const last = addMonths(first, horizonMonths);
  const { year } = partsOfDay(first);
  const years = Array.from({ length: partsOfDay(last).year - year + 1 }, (_, index) => year + index);
  const holidays = years
    .flatMap((one) => holidaysOf(one, patronSaintDay))
    .filter(({ date }) => first <= date && date <= last);
  const rooms = await listCalendarRooms(spaceId);
  return rooms.flatMap((room) => holidays.map((holiday) => holidayEntry(room, holiday, showsNames, site)));
}

async function entriesOfRooms(feed: CalendarFeed, now: Date, site: KnownSite): Promise<CalendarEntry[]> {
  const { spaceId, showsNames } = feed;
  const from = daysBefore(now, PAST_DAYS);
  const [bookings, taken, holidays] = await Promise.all([
    listRoomBookings(spaceId, from, daysBefore(now, CANCELED_DAYS)),
    listFeedTimes(spaceId, from),
    holidaysOfRooms(feed, now, site),
  ]);
  return [
    ...bookings.map((booking) => roomBookingEntry(booking, showsNames, site)),
    ...taken.map((one) => takenEntry(one, showsNames, site)),
    ...holidays,
  ];
}

/**
 * The iCalendar text of a feed's address.
 * @param file the last part of the address: "<token>.ics"
 * @throws AppError NOT_FOUND for an unknown or revoked address
 */
export async function readCalendarFeed(file: string, now: Date): Promise<string> {
  const token = /^([\w-]{20,100})\.ics$/.exec(file)?.[1];
  const feed = token === undefined ? null : await findCalendarFeedByToken(hashToken(token));
  if (feed === null) throw wordedError("NOT_FOUND", "refusals.signUp.calendarGone");
  const site = await findSite();
  const words = await feedWords(feed.language, siteIn(site, feed.language));
  const entries =
    feed.userId === null
      ? await entriesOfRooms(feed, now, site)
      : await entriesOfPerson(feed.userId, now, words);
  return calendarText(site.name, words.t("feeds.calendar"), entries, words, REFRESH_SECONDS);
}
