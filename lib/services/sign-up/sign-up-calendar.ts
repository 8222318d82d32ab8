import "server-only";
import { listClosures } from "@/lib/data/room-time/closures";
import { type listCalendarSignUps, listLinkedSignUps } from "@/lib/data/sign-up/calendar-sign-ups";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { type CalendarEntry, calendarText } from "@/lib/feeds/calendar-entry";
import { courseSignUpEntries, eventSignUpEntry } from "@/lib/feeds/sign-up-calendar";
import type { Mail, MailContent } from "@/lib/mail/mail";
import { site } from "@/lib/site";

type CalendarSignUps = Awaited<ReturnType<typeof listCalendarSignUps>>;

/**
 * The calendar entries of sign-ups; of a canceled one only those that were still to come then.
 * @param from lessons that ended before are left out
 */
export async function entriesOfSignUps(
  { forEvents, forCourses }: CalendarSignUps,
  from: Date,
  now: Date,
): Promise<CalendarEntry[]> {
  const [closures, settings] = await Promise.all([listClosures({ from: dayOf(from) }), findSettings()]);
  const holidayOn = observedHolidays(settings);
  const lessons = forCourses.flatMap((signUp) => {
    const isOff = offDays(closures, signUp.course.spaceId, holidayOn);
    return courseSignUpEntries(signUp, ownTimes(signUp, dayOf(now), isOff)).filter(
      ({ endsAt }) => endsAt > (signUp.canceledAt ?? from),
    );
  });
  return [...forEvents.map(eventSignUpEntry), ...lessons];
}

/** The mails that carry a calendar file: the sign-up was made, changed or canceled. */
const FOR_CALENDARS: ReadonlySet<Mail["template"]> = new Set<Mail["template"]>([
  "courseBooked",
  "eventRegistered",
  "placeCanceled",
  "placesCanceled",
  "eventHeld",
  "placeReminder",
]);

/** The calendar file of a mail about a sign-up, as the sign-up is now; undefined for other mails. */
export async function calendarOfMail({ template, data }: Mail, now: Date): Promise<MailContent["calendar"]> {
  if (!FOR_CALENDARS.has(template) || !("linkId" in data) || !data.linkId) return undefined;
  const entries = await entriesOfSignUps(await listLinkedSignUps(data.linkId), now, now);
  if (entries.length === 0) return undefined;
  return { filename: "iscrizione.ics", content: calendarText(site.name, "Iscrizioni", entries) };
}
