import "server-only";
import { findTeacherOfAccount } from "@/lib/data/catalogue/teachers";
import { listAttendants } from "@/lib/data/sign-up/check-ins";
import { listSpaces } from "@/lib/data/space/spaces";
import { isHeldBy } from "@/lib/domain/catalogue/occurrences";
import type { Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import { type Attendant, attendanceOf, isInLesson } from "@/lib/domain/sign-up/attendance";
import { addDays, countDays, dayOf } from "@/lib/domain/time/dates";
import { fieldError, requireFound } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import {
  MAX_TAUGHT_DAYS,
  type TaughtLessons,
  type TaughtLessonsQuery,
} from "@/lib/schemas/sign-up/taught-lessons";
import { type FoundOccurrence, listOccurrences } from "@/lib/services/catalogue/occurrences";
import { ownTeacherEntry } from "@/lib/services/catalogue/teachers";

const DEFAULT_DAYS = 30;

/** @throws AppError VALIDATION at `to` when it is before `from` or the range exceeds 92 days */
function rangeOf({ from: asked, to: last }: TaughtLessonsQuery, now: Date) {
  const from = asked ?? dayOf(now);
  const to = last ?? addDays(from, DEFAULT_DAYS - 1);
  if (to < from) throw fieldError("to", VALIDATION.endBeforeStart);
  if (countDays(from, to) > MAX_TAUGHT_DAYS) throw fieldError("to", VALIDATION.spanTooLong(MAX_TAUGHT_DAYS));
  return { from, to };
}

/** The number of seats expected at a lesson, and of those checked in. */
export function countSeats(
  { offering, date, startTime, isOff }: FoundOccurrence,
  attendants: readonly Attendant[],
): { expected: number; present: number } {
  const own = attendants.filter((one) => isInLesson(one, date, startTime));
  const [day] = attendanceOf(offering, own, { from: date, to: date }, isOff);
  return { expected: day?.expected ?? 0, present: day?.present ?? 0 };
}

/**
 * The lessons that the account's teacher holds, with substitutes applied, in chronological order.
 * @throws AppError NOT_FOUND for an account without a teacher; VALIDATION at `to`
 */
export async function listTaughtLessons(
  userId: number,
  query: TaughtLessonsQuery,
  language: Language,
  now: Date,
): Promise<TaughtLessons> {
  const found = requireFound(await findTeacherOfAccount(userId), "teacher");
  const { from, to } = rangeOf(query, now);
  const own = (await listOccurrences(from, to)).filter((one) => isHeldBy(one, found.id));
  const rooms = new Map(inLanguage(await listSpaces(), language).map(({ id, name }) => [id, name]));
  const attendants = new Map<string, Attendant[]>();
  for (const { offering } of own) {
    const key = `${offering.kind} ${offering.id}`;
    if (!attendants.has(key)) attendants.set(key, await listAttendants(offering));
  }
  const lessons = own.map((one) => {
    const { date, startTime, endTime, status, offering, spaceId } = one;
    const isHeld = status === "scheduled";
    return {
      kind: offering.kind,
      id: offering.id,
      title: inLanguage(offering, language).title,
      date,
      startTime,
      endTime,
      status,
      spaceName: spaceId === null ? null : (rooms.get(spaceId) ?? null),
      ...(isHeld
        ? countSeats(one, attendants.get(`${offering.kind} ${offering.id}`) ?? [])
        : { expected: 0, present: 0 }),
    };
  });
  return { teacher: inLanguage(await ownTeacherEntry(found, now), language), lessons };
}
