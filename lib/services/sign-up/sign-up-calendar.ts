import "server-only";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { type listCalendarSignUps, listLinkedSignUps } from "@/lib/data/sign-up/calendar-sign-ups";
import { findSettings } from "@/lib/data/site/settings";
import { findSite } from "@/lib/data/site/site";
import { siteIn } from "@/lib/data/site/site-in-language";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { type InLanguage, inLanguage } from "@/lib/domain/language/translations";
import { ownTimes } from "@/lib/domain/sign-up/own-sessions";
import { dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { type CalendarEntry, calendarText } from "@/lib/feeds/calendar-entry";
import { type FeedWords, feedWords } from "@/lib/feeds/feed-words";
import { courseSignUpEntries, eventSignUpEntry } from "@/lib/feeds/sign-up-calendar";
import type { Mail } from "@/lib/mail/mails";
import type { MailContent } from "@/lib/mail/message";
import type { RemovedTimes } from "@/lib/mail/sign-up/facts";

type CalendarSignUps = InLanguage<Awaited<ReturnType<typeof listCalendarSignUps>>>;

/**
 * The calendar entries of sign-ups; for a canceled one only those that were still ahead at the cancellation.
 * @param signUps in the language of `words`
 * @param from lessons that ended earlier are left out
 */
export async function entriesOfSignUps(
  { forEvents, forCourses }: CalendarSignUps,
  from: Date,
  now: Date,
  words: FeedWords,
): Promise<CalendarEntry[]> {
  const [closures, settings] = await Promise.all([
    listClosuresOfRooms({ from: dayOf(from) }),
    findSettings(),
  ]);
  const holidayOn = observedHolidays(settings);
  const lessons = forCourses.flatMap((signUp) => {
    const isOff = offDays(closures, signUp.course.spaceId, holidayOn);
    return courseSignUpEntries(signUp, ownTimes(signUp, dayOf(now), isOff), words).filter(
      ({ endsAt }) => endsAt > (signUp.canceledAt ?? from),
    );
  });
  return [...forEvents.map((signUp) => eventSignUpEntry(signUp, words)), ...lessons];
}

/** The mails that carry a calendar file: a sign-up was made, changed or canceled. */
const FOR_CALENDARS: ReadonlySet<Mail["template"]> = new Set<Mail["template"]>([
  "courseBooked",
  "eventRegistered",
  "placeCanceled",
  "placesCanceled",
  "eventHeld",
  "placeReminder",
  "placesMoved",
  "lessonsOff",
  "lessonMoved",
]);

/** Cancellation entries for what a change has removed from a participant's calendar, unless it is planned again. */
function goneEntries(
  { forCourses }: CalendarSignUps,
  { lessons, days }: RemovedTimes,
  planned: readonly CalendarEntry[],
  words: FeedWords,
): CalendarEntry[] {
  const uids = new Set(planned.map(({ uid }) => uid));
  const spans = lessons.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  return forCourses
    .map((signUp) => ({ ...signUp, status: "canceled" as const }))
    .flatMap((signUp) => [
      ...courseSignUpEntries(signUp, { spans }, words),
      ...courseSignUpEntries(signUp, days && { days }, words),
    ])
    .filter(({ uid }) => !uids.has(uid));
}

/**
 * The calendar file of a mail about a sign-up, in the sign-up's current state and the mail's language; undefined for
 * other mails.
 */
export async function calendarOfMail(
  { template, data, language = DEFAULT_LANGUAGE }: Mail,
  now: Date,
): Promise<MailContent["calendar"]> {
  if (!FOR_CALENDARS.has(template) || !("linkId" in data) || !data.linkId) return undefined;
  const signUps = inLanguage(await listLinkedSignUps(data.linkId), language);
  const words = await feedWords(language, siteIn(await findSite(), language));
  const { t, site } = words;
  const planned = await entriesOfSignUps(signUps, now, now, words);
  const entries = "gone" in data ? [...planned, ...goneEntries(signUps, data.gone, planned, words)] : planned;
  if (entries.length === 0) return undefined;
  return {
    filename: t("mailsSignUp.file"),
    content: calendarText(site.name, t("feeds.signUps"), entries, words),
  };
}
