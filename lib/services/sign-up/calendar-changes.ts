import "server-only";
import type { OwnTimes } from "@/lib/domain/sign-up/own-sessions";
import type { GoneTimes } from "@/lib/mail/sign-up/facts";

/**
 * What a participant had in the calendar and does not have any more after a change; lessons that have begun stay.
 * @param before @param after the times of the participant in a course, null for an event, whose entry stays the same
 */
export function goneTimes(before: OwnTimes, after: OwnTimes, now: Date): GoneTimes {
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
