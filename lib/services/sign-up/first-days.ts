import "server-only";
import type { Transaction } from "@/lib/data/client";
import { moveFirstDay } from "@/lib/data/sign-up/move-sign-ups";
import { listLiveSignUps } from "@/lib/data/sign-up/sign-ups";
import { firstDayAfter } from "@/lib/domain/sign-up/first-day";
import { type CalendarDay, dayOf, earlierOf } from "@/lib/domain/time/dates";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import { findDaysOff } from "@/lib/services/catalogue/course-days";

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
  const former = new Map<number, CalendarDay>();
  if (before.kind === "event" || after.kind === "event") return former;
  const run = (await listLiveSignUps(tx, after, now)).flatMap(({ signUp: { id, startDate, singleTime } }) =>
    startDate === null || singleTime !== null ? [] : [{ id, startDate }],
  );
  const earliest = run.reduce((first, { startDate }) => earlierOf(first, startDate), dayOf(now));
  const isOff = await findDaysOff(tx, after, earliest);
  const byDay = new Map<CalendarDay, number[]>();
  for (const { id, startDate } of run) {
    const day = firstDayAfter({ before, after }, startDate, now, isOff);
    if (day === startDate) continue;
    former.set(id, startDate);
    byDay.set(day, [...(byDay.get(day) ?? []), id]);
  }
  for (const [day, ids] of byDay) await moveFirstDay(tx, ids, day);
  return former;
}
