import "server-only";
import type { Transaction } from "@/lib/data/client";
import { cancelByCentre, listLiveSignUps, raiseCalendarSequences } from "@/lib/data/sign-up/sign-ups";
import type { PlannedLesson } from "@/lib/domain/catalogue/lesson-plan";
import { isForLessonsAlone } from "@/lib/domain/sign-up/attended-days";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { closeWaiting } from "@/lib/services/vacancy/close-waiting";
import { announceSignUps } from "./announce-sign-up";
import { notifySignUpCanceled } from "./notifications";

type OwnCourse = Extract<OfferingOfPanel, { kind: "course" }>;

/** The live sign-ups that are for some lessons alone: single lessons, and days of a course by days. */
export async function listAlone(
  tx: Transaction,
  course: OwnCourse,
  lessons: readonly PlannedLesson[],
  now: Date,
): Promise<SignUp[]> {
  const found = await listLiveSignUps(tx, course, now);
  return found.map(({ signUp }) => signUp).filter((signUp) => isForLessonsAlone(course, signUp, lessons));
}

/**
 * The centre cancels sign-ups for lessons that do not take place: everything is given back, entries of passes too, and who
 * waits for such a lesson leaves the list. The caller holds the lock of the course.
 * @param course as it is now
 * @param tells false: nobody is told
 * @returns how many of those who had signed up are told
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
  for (const lesson of lessons) await closeWaiting(tx, course, lesson);
  return recipients;
}
