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
