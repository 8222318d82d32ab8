import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";

/** The days of sign-ups for a course whose lessons change. The caller holds the lock of the course. */

/** Moves sign-ups for a course to another day when its only lesson was moved; for a single lesson the time too. */
export async function moveSignUps(
  tx: Transaction,
  ids: readonly number[],
  { date, startTime }: { date: CalendarDay; startTime: WallTime },
): Promise<void> {
  // In one statement, since a check constraint requires the days of a single lesson to be equal.
  await tx.$executeRaw`
    UPDATE sign_ups SET start_date = ${date}::date,
      end_date = CASE WHEN end_date IS NULL THEN NULL ELSE ${date}::date END,
      single_time = CASE WHEN single_time IS NULL THEN NULL ELSE ${startTime} END
    WHERE kind = 'course' AND number = ANY(${[...ids]}::int[])`;
}

export async function setFirstDays(
  tx: Transaction,
  signUps: readonly { id: number; day: CalendarDay }[],
): Promise<void> {
  const [ids, days] = [signUps.map(({ id }) => id), signUps.map(({ day }) => day)];
  await tx.$executeRaw`
    UPDATE sign_ups SET start_date = day, end_date = CASE WHEN end_date < day THEN day ELSE end_date END
    FROM unnest(${ids}::int[], ${days}::date[]) AS moved (id, day)
    WHERE kind = 'course' AND number = moved.id`;
}
