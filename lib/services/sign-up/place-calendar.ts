import "server-only";
import { listClosures } from "@/lib/data/room-time/closures";
import {
  type listCoursePlaces,
  type listEventPlaces,
  listLinkedPlaces,
} from "@/lib/data/sign-up/places-in-calendar";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { type CalendarEntry, calendarText } from "@/lib/feeds/calendar-entry";
import { coursePlaceEntries, eventPlaceEntry } from "@/lib/feeds/sign-up-calendar";
import type { Mail, MailContent } from "@/lib/mail/mail";
import { site } from "@/lib/site";

interface Places {
  atEvents: Awaited<ReturnType<typeof listEventPlaces>>;
  inCourses: Awaited<ReturnType<typeof listCoursePlaces>>;
}

/**
 * The entries of places in courses and at events; of a canceled one only what was still ahead then.
 * @param from sessions that ended before are left out
 */
export async function entriesOfPlaces(
  { atEvents, inCourses }: Places,
  from: Date,
  now: Date,
): Promise<CalendarEntry[]> {
  const [closures, settings] = await Promise.all([listClosures({ from: dayOf(from) }), findSettings()]);
  const holidayOn = observedHolidays(settings);
  const sessions = inCourses.flatMap((place) => {
    const isOff = offDays(closures, place.course.spaceId, holidayOn);
    return coursePlaceEntries(place, ownTimes(place, dayOf(now), isOff)).filter(
      ({ endsAt }) => endsAt > (place.canceledAt ?? from),
    );
  });
  return [...atEvents.map(eventPlaceEntry), ...sessions];
}

/** The mails that tell a participant's calendar something: it has a place, or has it no more. */
const FOR_CALENDARS: ReadonlySet<Mail["template"]> = new Set<Mail["template"]>([
  "courseBooked",
  "eventRegistered",
  "placeCanceled",
  "placesCanceled",
  "eventHeld",
  "placeReminder",
]);

/** What goes along with a mail about a place for the calendar of its holder, as the place stands now. */
export async function calendarOfMail({ template, data }: Mail, now: Date): Promise<MailContent["calendar"]> {
  if (!FOR_CALENDARS.has(template) || !("linkId" in data) || !data.linkId) return undefined;
  const entries = await entriesOfPlaces(await listLinkedPlaces(data.linkId), now, now);
  if (entries.length === 0) return undefined;
  return { filename: "iscrizione.ics", content: calendarText(site.name, "Iscrizioni", entries) };
}
