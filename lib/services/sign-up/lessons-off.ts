import "server-only";
import type { Transaction } from "@/lib/data/client";
import { listLiveSignUps, raiseCalendarSequences } from "@/lib/data/sign-up/sign-ups";
import { hasEmail } from "@/lib/domain/person/email";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { isExpectedOn } from "@/lib/domain/sign-up/attended-days";
import { dayOf } from "@/lib/domain/time/dates";
import { enqueueMails } from "@/lib/jobs/queue";
import type { CourseOfPanel } from "@/lib/schemas/catalogue/course";
import { factsOf } from "./notifications";
import { whereAndWhen } from "./occasion";

/** Lessons of a course that do not take place. */
export interface LessonsOff {
  course: CourseOfPanel;
  lessons: readonly Span[];
}

/** Who was expected at lessons that do not take place, each with hers; those that have begun are left out. */
async function findConcerned(tx: Transaction, { course, lessons }: LessonsOff, now: Date) {
  const offering = { kind: "course" as const, ...course };
  const ahead = lessons.filter(({ startsAt }) => startsAt > now);
  const found = ahead.length === 0 ? [] : await listLiveSignUps(tx, offering, now);
  return found
    .map((one) => ({
      ...one,
      lessons: ahead.filter(({ startsAt }) =>
        isExpectedOn(offering, one.signUp, dayOf(startsAt), () => false),
      ),
    }))
    .filter((one) => one.lessons.length > 0);
}

/** How many people with an address would be told. */
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
 * Tells everybody who was expected at lessons that do not take place: one mail for each sign-up, with its calendar entries.
 * The caller has written why, so that these lessons are off.
 * @param reason quoted in the mail
 * @param tells false: nobody is told
 * @returns to how many
 */
export async function tellLessonsOff(
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
    const occasion = await whereAndWhen(tx, offering, signUps, now);
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
