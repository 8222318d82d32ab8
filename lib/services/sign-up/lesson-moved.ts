import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listLiveSignUps, raiseCalendarSequences } from "@/lib/data/sign-up/sign-ups";
import { findSpaceName } from "@/lib/data/space/spaces";
import type { PlannedLesson } from "@/lib/domain/catalogue/lesson-plan";
import { inAllLanguages, inLanguage } from "@/lib/domain/language/translations";
import { isForLesson } from "@/lib/domain/sign-up/attended-days";
import { lessonWords } from "@/lib/domain/sign-up/own-lessons";
import { enqueueMails } from "@/lib/jobs/queue";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { factsOf } from "./notifications";
import { placeAndTime } from "./occasion";

type OwnCourse = Extract<OfferingOfPanel, { kind: "course" }>;

/**
 * Notifies everybody expected at a lesson that it was moved, once each, with the changed calendar entries.
 * @param course in its current state: the lesson in its new place, and its single sign-ups on the new day
 * @returns how many are notified
 */
export async function notifyLessonMoved(
  tx: Transaction,
  course: OwnCourse,
  { before, after }: { before: PlannedLesson; after: PlannedLesson },
  now: Date,
): Promise<number> {
  const concerned = (await listLiveSignUps(tx, course, now)).filter(({ signUp }) =>
    // Participants of the run are included if the lesson concerned them before or after, so that nobody who begins
    // between the two days misses it.
    [before, after].some((lesson) => isForLesson(course, signUp, lesson)),
  );
  const signUps = concerned.map(({ signUp }) => signUp);
  await raiseCalendarSequences(
    tx,
    "course",
    signUps.map(({ id }) => id),
  );
  const occasion = await placeAndTime(tx, course, signUps, now);
  const room = after.spaceId === null ? null : await findSpaceName(after.spaceId, tx);
  const gone = {
    lessons: [{ startsAt: before.startsAt.toISOString(), endsAt: before.endsAt.toISOString() }],
    days: null,
  };
  return enqueueMails(
    tx,
    concerned.map(({ signUp, linkId }) => {
      const facts = factsOf({ signUp, offering: course }, linkId, occasion);
      const texts = inAllLanguages((language) => {
        const { title, when, location } = inLanguage(facts, language);
        return {
          title,
          when,
          location,
          was: lessonWords(before, language),
          is: [lessonWords(after, language), inLanguage(room, language)?.name ?? ""]
            .filter((line) => line !== "")
            .join("\n"),
        };
      });
      const { email: to, language } = facts;
      return { template: "lessonMoved" as const, to, language, data: { ...facts, ...texts, gone } };
    }),
  );
}
