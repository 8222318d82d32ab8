import "server-only";
import { prisma } from "@/lib/data/client";
import { listAttendants } from "@/lib/data/sign-up/check-ins";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import {
  type AttendanceDay,
  attendanceOf,
  attendanceRange,
  isInLesson,
  MAX_ATTENDANCE_DAYS,
} from "@/lib/domain/sign-up/attendance";
import { countDays, dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { CourseAttendanceQuery } from "@/lib/schemas/sign-up/attendance";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { requireOffering } from "@/lib/services/catalogue/require-offering";
import { type AttendanceViewer, ownPartOf } from "./own-lessons";

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
