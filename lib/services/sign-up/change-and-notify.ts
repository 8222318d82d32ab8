import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { setFirstDays } from "@/lib/data/sign-up/move-sign-ups";
import { listLiveSignUps, raiseCalendarSequences } from "@/lib/data/sign-up/sign-ups";
import type { CarriedLesson } from "@/lib/domain/catalogue/carried-lessons";
import { isMoved, programWords } from "@/lib/domain/catalogue/moved";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import { firstDayAfter } from "@/lib/domain/sign-up/first-day";
import type { OwnTimes } from "@/lib/domain/sign-up/own-sessions";
import { type CalendarDay, dayOf, earlierOf } from "@/lib/domain/time/dates";
import { enqueueMails } from "@/lib/jobs/queue";
import type { RemovedTimes } from "@/lib/mail/sign-up/facts";
import type { CourseChanged, CourseUpdate } from "@/lib/schemas/catalogue/course";
import type { EventChanged, EventUpdate } from "@/lib/schemas/catalogue/event";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { sentTo } from "@/lib/schemas/sent";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { changeOffering } from "@/lib/services/catalogue/change-offering";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { factsOf } from "./notifications";
import { placeAndTime } from "./occasion";

/**
 * The calendar entries that a participant loses through a change; lessons that have begun stay. Both `before` and
 * `after` are the participant's times in a course, or null for an event, whose entry stays the same.
 */
function goneTimes(before: OwnTimes, after: OwnTimes, now: Date): RemovedTimes {
  const kept = new Set(
    after !== null && "spans" in after ? after.spans.map(({ startsAt }) => startsAt.getTime()) : [],
  );
  const lessons = before !== null && "spans" in before ? before.spans : [];
  const hadDays = before !== null && "days" in before;
  const hasDays = after !== null && "days" in after;
  return {
    lessons: lessons
      .filter(({ startsAt }) => startsAt > now && !kept.has(startsAt.getTime()))
      .map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
    days: hadDays && !hasDays ? before.days : null,
  };
}

/** What a change did to the sign-ups. */
interface Changed {
  /** The single lessons with another hour. */
  carried: readonly CarriedLesson[];
  /** The former first days that have changed, by the id of the sign-up. */
  firstDays: ReadonlyMap<number, CalendarDay>;
}

/**
 * Mails each participant the state before and after, with the changed calendar entries.
 * @returns how many were notified; empty when nobody has signed up
 */
async function tellMoved(
  tx: Transaction,
  before: OfferingOfPanel,
  after: OfferingOfPanel,
  { tells, ...changed }: { tells: boolean } & Changed,
  now: Date,
): Promise<Partial<ReturnType<typeof sentTo>>> {
  const found = await listLiveSignUps(tx, after, now);
  if (found.length === 0) return {};
  await raiseCalendarSequences(
    tx,
    after.kind,
    found.map(({ signUp }) => signUp.id),
  );
  if (!tells) return sentTo(0);
  const signUps = found.map(({ signUp }) => signUp);
  const was = await placeAndTime(tx, before, signUps, now);
  const is = await placeAndTime(tx, after, signUps, now);
  const recipients = await enqueueMails(
    tx,
    found.map(({ signUp, linkId }) => {
      const facts = factsOf({ signUp, offering: after }, linkId, is);
      const gone = goneTimes(was.times(asBefore(signUp, changed)), is.times(signUp), now);
      const texts = inAllLanguages((language) => {
        const { title, when, location } = inLanguage(facts, language);
        return { title, when, location, program: programWords(inLanguage(after, language), language) };
      });
      const then = inAllLanguages((language) => ({
        program: programWords(inLanguage(before, language), language),
        where: was.where(language),
      }));
      const { email: to, language } = facts;
      return { template: "placesMoved", to, language, data: { ...facts, ...texts, before: then, gone } };
    }),
  );
  return sentTo(recipients);
}

/** The sign-up with its first day, or its single lesson's hour, before the change. */
function asBefore(signUp: SignUp, { carried, firstDays }: Changed): SignUp {
  const { id, startDate, singleTime } = signUp;
  if (singleTime === null) return { ...signUp, startDate: firstDays.get(id) ?? startDate };
  const lesson = carried.find(({ to }) => to.date === startDate && to.startTime === singleTime);
  return lesson === undefined ? signUp : { ...signUp, singleTime: lesson.from.startTime };
}

/** Runs a change, and notifies all participants if it moves the offering. */
async function telling<Of extends OfferingOfPanel>(
  change: (tx: Transaction) => Promise<{ before: Of; after: Of; carried: readonly CarriedLesson[] }>,
  notify: boolean,
  now: Date,
) {
  return prisma().$transaction(async (tx) => {
    const { before, after, carried } = await change(tx);
    if (!isMoved(before, after, now)) return after;
    const firstDays = await moveFirstDays(tx, before, after, now);
    const how = { tells: notify, carried, firstDays };
    return { ...after, ...(await tellMoved(tx, before, after, how, now)) };
  });
}

interface Notify {
  notify: boolean;
}

/**
 * Changes the given fields of an event. If that moves it to another day, hour or room, every participant is notified
 * once.
 * @returns the event and, if there was anybody to notify, how many people were notified by mail
 * @throws AppError NOT_FOUND; VALIDATION when days, hours or numbers would be inconsistent; CLASHES
 */
export const changeEvent = (
  id: number,
  { notify, ...change }: EventUpdate & Notify,
  now: Date,
): Promise<EventChanged> => telling((tx) => changeOffering(tx, "event", id, change, now), notify, now);

/** As `changeEvent`, for a course: its days, lessons or room. */
export const changeCourse = (
  id: number,
  { notify, ...change }: CourseUpdate & Notify,
  now: Date,
): Promise<CourseChanged> => telling((tx) => changeOffering(tx, "course", id, change, now), notify, now);

/**
 * Moves the first days of the participants of a group along with its lessons. The caller holds the lock of the course
 * and has written it.
 * @returns the former first days that have changed, by the id of the sign-up; empty for an event
 */
export async function moveFirstDays(
  tx: Transaction,
  before: OfferingOfPanel,
  after: OfferingOfPanel,
  now: Date,
): Promise<ReadonlyMap<number, CalendarDay>> {
  if (before.kind === "event" || after.kind === "event") return new Map();
  const run = (await listLiveSignUps(tx, after, now)).flatMap(({ signUp: { id, startDate, singleTime } }) =>
    startDate === null || singleTime !== null ? [] : [{ id, startDate }],
  );
  const earliest = run.reduce((first, { startDate }) => earlierOf(first, startDate), dayOf(now));
  const isOff = await findDaysOff(tx, after, earliest);
  const moved = run
    .map((signUp) => ({ ...signUp, day: firstDayAfter({ before, after }, signUp.startDate, now, isOff) }))
    .filter(({ startDate, day }) => day !== startDate);
  if (moved.length > 0) await setFirstDays(tx, moved);
  return new Map(moved.map(({ id, startDate }) => [id, startDate]));
}
