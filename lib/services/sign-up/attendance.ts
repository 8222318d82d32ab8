import "server-only";
import { prisma } from "@/lib/data/client";
import { deleteCheckIn, hasCheckIn, insertCheckIn, listAttendants } from "@/lib/data/sign-up/check-ins";
import { recordChange } from "@/lib/data/site/audit-log";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import { fullName } from "@/lib/domain/person/full-name";
import {
  type AttendanceDay,
  attendanceOf,
  attendanceRange,
  isInLesson,
  MAX_ATTENDANCE_DAYS,
} from "@/lib/domain/sign-up/attendance";
import { isExpectedOn } from "@/lib/domain/sign-up/attended-days";
import { countDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import { AppError, fieldError, wordedError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import type { AttendanceMark, CourseAttendanceQuery } from "@/lib/schemas/sign-up/attendance";
import { REST_NAMES } from "@/lib/schemas/sign-up/rest-names";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { canceledOffering, requireOffering } from "@/lib/services/catalogue/require-offering";
import { type AttendanceViewer, ownPartOf } from "./own-lessons";
import { lockSignUp } from "./sign-up";

/**
 * The people expected and present on each day of an event, or at each lesson of a course. A teacher only sees their own
 * days, with names and seats.
 * @param asked the first and last day; by default the whole run, at most 366 days. `time` excludes single lessons
 * booked at another hour
 * @throws AppError NOT_FOUND; FORBIDDEN for other teachers' lessons; VALIDATION at `to` when it is before `from`, or
 * the range exceeds 366 days
 */
export async function readAttendance(
  ref: OfferingRef,
  { time, ...asked }: CourseAttendanceQuery,
  viewer: AttendanceViewer,
  now: Date,
): Promise<AttendanceDay[]> {
  const offering = await requireOffering(ref);
  const ownPart = await ownPartOf(viewer, offering);
  const range = attendanceRange(offering, asked, dayOf(now));
  if (asked.to !== undefined && range.to < range.from) throw fieldError("to", VALIDATION.endBeforeStart);
  if (range.from <= range.to && countDays(range.from, range.to) > MAX_ATTENDANCE_DAYS)
    throw fieldError("to", VALIDATION.spanTooLong(MAX_ATTENDANCE_DAYS));
  const isOff = offering.kind === "event" ? () => false : await findDaysOff(prisma(), offering, range.from);
  const attendants = (await listAttendants(ref)).filter(
    ({ singleTime }) => time === undefined || singleTime === null || singleTime === time,
  );
  const days = attendanceOf(offering, attendants, range, isOff);
  if (ownPart === null) return days;
  const own = days.flatMap(({ date }) => {
    const part = ownPart(date, isOff);
    if (typeof part === "string") return [];
    const { times } = part;
    if (time !== undefined && times !== null && !times.includes(time)) return [];
    const hers = attendants.filter((one) => times?.some((hour) => isInLesson(one, date, hour)) ?? true);
    return attendanceOf(offering, hers, { from: date, to: date }, isOff);
  });
  const isAsked = asked.from !== undefined || asked.to !== undefined || time !== undefined;
  if (isAsked && own.length === 0 && days.length > 0) throw new AppError("FORBIDDEN");
  return own.map(({ people, ...day }) => ({
    ...day,
    people: people.map(({ personId, ...person }) => person),
  }));
}

/** The check-in time of a person marked as present: now or, for a past day, the lesson's start. */
function cameAt(offering: OfferingOfPanel, signUp: SignUp, { date }: AttendanceMark, now: Date): Date {
  if (date === dayOf(now)) return now;
  const begins = offering.kind === "event" ? offering.startTime : (signUp.singleTime ?? "12:00");
  return toInstant(date, begins);
}

/**
 * Marks a participant as present or absent on a day; idempotent. Teachers do so for their own lessons.
 * @throws AppError NOT_FOUND for a sign-up to another offering; FORBIDDEN for other teachers' lessons; CANCELED;
 * VALIDATION at `date` after today, or when the participant is not expected
 */
export function markAttendance(
  mark: AttendanceMark,
  viewer: AttendanceViewer,
  now: Date,
): Promise<AttendanceMark> {
  const { kind, id, signUpId, date, present } = mark;
  return prisma().$transaction(async (tx) => {
    const offering = await requireOffering({ kind, id }, tx);
    const ownPart = await ownPartOf(viewer, offering, tx);
    const found = await lockSignUp(tx, { kind, id: signUpId });
    if (found === null || found.offering.id !== id)
      throw wordedError("NOT_FOUND", "refusals.signUp.ofSomethingElse");
    const { signUp } = found;
    const isOff = offering.kind === "event" ? () => false : await findDaysOff(tx, offering, date);
    const part = ownPart?.(date, isOff) ?? null;
    const isOthers =
      part !== null && typeof part === "object" && part.times !== null
        ? signUp.singleTime !== null && signUp.startDate === date && !part.times.includes(signUp.singleTime)
        : part === "others";
    if (isOthers) throw new AppError("FORBIDDEN");
    if (signUp.status === "canceled")
      throw wordedError("CANCELED", "refusals.signUp.canceledFor", { name: fullName(signUp) });
    if (offering.status === "canceled") throw canceledOffering(kind);
    if (date > dayOf(now)) throw fieldError("date", VALIDATION.futureDay);
    if (!isExpectedOn(offering, signUp, date, isOff))
      throw fieldError("date", text("refusals.signUp.notExpected"));
    const ref = { kind, id: signUpId };
    const was = await hasCheckIn(tx, ref, date);
    if (was === present) return mark;
    if (present) await insertCheckIn(tx, ref, date, cameAt(offering, signUp, mark, now));
    else await deleteCheckIn(tx, ref, date);
    await recordChange(tx, {
      action: "check-in",
      entity: REST_NAMES[kind].entity,
      entityId: signUpId,
      before: { present: was },
      after: { present, date },
    });
    return mark;
  });
}
