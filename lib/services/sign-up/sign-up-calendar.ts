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
import type { GoneTimes, Mail, MailContent } from "@/lib/mail/mail";
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
  "placesMoved",
  "lessonsOff",
]);

/** Canceled entries for what a change took from a participant of a course, save what is planned again. */
function goneEntries(
  { forCourses }: CalendarSignUps,
  { lessons, days }: GoneTimes,
  planned: readonly CalendarEntry[],
): CalendarEntry[] {
  const uids = new Set(planned.map(({ uid }) => uid));
  const spans = lessons.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  return forCourses
    .map((signUp) => ({ ...signUp, status: "canceled" as const }))
    .flatMap((signUp) => [
      ...courseSignUpEntries(signUp, { spans }),
      ...courseSignUpEntries(signUp, days && { days }),
    ])
    .filter(({ uid }) => !uids.has(uid));
}

/** The calendar file of a mail about a sign-up, as the sign-up is now; undefined for other mails. */
export async function calendarOfMail({ template, data }: Mail, now: Date): Promise<MailContent["calendar"]> {
  if (!FOR_CALENDARS.has(template) || !("linkId" in data) || !data.linkId) return undefined;
  const signUps = await listLinkedSignUps(data.linkId);
  const planned = await entriesOfSignUps(signUps, now, now);
  const entries = "gone" in data ? [...planned, ...goneEntries(signUps, data.gone, planned)] : planned;
  if (entries.length === 0) return undefined;
  return { filename: "iscrizione.ics", content: calendarText(site.name, "Iscrizioni", entries) };
}
