import "server-only";
import { lockOffering } from "@/lib/data/catalogue/offerings";
import type { Transaction } from "@/lib/data/client";
import { cancelByCentre, listLiveSignUps, raiseCalendarSequences } from "@/lib/data/sign-up/sign-ups";
import type { PlannedLesson } from "@/lib/domain/catalogue/lesson-plan";
import { hasEmail } from "@/lib/domain/person/email";
import { isForLesson, isForLessonsAlone } from "@/lib/domain/sign-up/attended-days";
import { enqueueMails } from "@/lib/jobs/queue";
import type { CourseOfPanel } from "@/lib/schemas/catalogue/course";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { closeWaiting } from "@/lib/services/vacancy/waiting-offers";
import { announceSignUps } from "./announce-sign-up";
import { factsOf, notifySignUpCanceled } from "./notifications";
import { placeAndTime } from "./occasion";

type OwnCourse = Extract<OfferingOfPanel, { kind: "course" }>;

/** The live sign-ups that only cover some of these lessons: single lessons, and days of a course by days. */
export async function listLessonOnlySignUps(
  tx: Transaction,
  course: OwnCourse,
  lessons: readonly PlannedLesson[],
  now: Date,
): Promise<SignUp[]> {
  const found = await listLiveSignUps(tx, course, now);
  return found.map(({ signUp }) => signUp).filter((signUp) => isForLessonsAlone(course, signUp, lessons));
}

/**
 * Cancels, on behalf of the centre, sign-ups for lessons that do not take place: with a full refund, including entries
 * of passes. The lessons' waiting lists are closed. The caller holds the lock of the course.
 * @param course in its current state
 * @param tells false to notify none of the participants
 * @returns how many participants are notified
 */
export async function cancelSingleLessons(
  tx: Transaction,
  {
    course,
    lessons,
    alone,
  }: { course: OwnCourse; lessons: readonly PlannedLesson[]; alone: readonly SignUp[] },
  { reason, tells }: { reason: string; tells: boolean },
  now: Date,
): Promise<number> {
  await raiseCalendarSequences(
    tx,
    "course",
    alone.map(({ id }) => id),
  );
  const canceled = await cancelByCentre(tx, "course", alone, { refundPercent: 100, reason }, now);
  const signUps = canceled.map(({ signUp }) => signUp);
  let recipients = 0;
  if (tells)
    for (const signUp of signUps)
      if (await notifySignUpCanceled(tx, { signUp, offering: course }, now)) recipients += 1;
  await announceSignUps(tx, "canceled", signUps);
  await closeWaiting(tx, course, (entry) => isForLessonsAlone(course, entry, lessons));
  return recipients;
}

/** Lessons of a course that do not take place. */
export interface LessonsOff {
  course: CourseOfPanel;
  lessons: readonly PlannedLesson[];
}

/**
 * The participants expected at lessons that do not take place, each with their lessons; lessons that have begun are
 * left out.
 */
async function findConcerned(tx: Transaction, { course, lessons }: LessonsOff, now: Date) {
  const offering = { kind: "course" as const, ...course };
  const ahead = lessons.filter(({ startsAt }) => startsAt > now);
  const found = ahead.length === 0 ? [] : await listLiveSignUps(tx, offering, now);
  return found
    .map((one) => ({
      ...one,
      lessons: ahead.filter((lesson) => isForLesson(course, one.signUp, lesson)),
    }))
    .filter((one) => one.lessons.length > 0);
}

/** How many people with an address would be notified. */
export async function countConcerned(
  tx: Transaction,
  off: readonly LessonsOff[],
  now: Date,
): Promise<number> {
  let count = 0;
  for (const one of off)
    count += (await findConcerned(tx, one, now)).filter(({ signUp }) => hasEmail(signUp.email)).length;
  return count;
}

/**
 * Cancels the sign-ups that only cover suspended lessons, as when such a lesson is canceled by itself, and notifies
 * everybody else who was expected. The caller holds the locks of the rooms, and has stored what suspends the lessons.
 * @param reason quoted in the mails
 * @param tells false to notify nobody
 * @returns how many people are notified
 */
export async function suspendLessons(
  tx: Transaction,
  off: readonly LessonsOff[],
  { reason, tells }: { reason: string; tells: boolean },
  now: Date,
): Promise<number> {
  let told = 0;
  // In the order of ids, like every other caller that locks several courses.
  for (const { course, lessons } of [...off].sort((a, b) => a.course.id - b.course.id)) {
    const ahead = lessons.filter(({ startsAt }) => startsAt > now);
    if (ahead.length === 0) continue;
    const offering = { kind: "course" as const, ...course };
    await lockOffering(tx, offering);
    const alone = await listLessonOnlySignUps(tx, offering, ahead, now);
    told += await cancelSingleLessons(
      tx,
      { course: offering, lessons: ahead, alone },
      { reason, tells },
      now,
    );
  }
  return told + (await notifyLessonsSuspended(tx, off, { reason, tells }, now));
}

/**
 * Notifies everybody who was expected at lessons that do not take place: one mail per sign-up, with its calendar
 * entries. The caller has already stored what suspends the lessons.
 * @param reason quoted in the mail
 * @param tells false to notify nobody
 * @returns how many people are notified
 */
export async function notifyLessonsSuspended(
  tx: Transaction,
  off: readonly LessonsOff[],
  { reason, tells }: { reason: string; tells: boolean },
  now: Date,
): Promise<number> {
  let told = 0;
  for (const one of off) {
    const concerned = await findConcerned(tx, one, now);
    const signUps = concerned.map(({ signUp }) => signUp);
    await raiseCalendarSequences(
      tx,
      "course",
      signUps.map(({ id }) => id),
    );
    if (!tells || concerned.length === 0) continue;
    const offering = { kind: "course" as const, ...one.course };
    const occasion = await placeAndTime(tx, offering, signUps, now);
    const mails = concerned.map(({ signUp, linkId, lessons }) => {
      const facts = factsOf({ signUp, offering }, linkId, occasion);
      const gone = {
        lessons: lessons.map(({ startsAt, endsAt }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
        days: null,
      };
      return {
        template: "lessonsOff" as const,
        to: facts.email,
        language: facts.language,
        data: { ...facts, reason, gone },
      };
    });
    told += await enqueueMails(tx, mails);
  }
  return told;
}
