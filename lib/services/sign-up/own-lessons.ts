import "server-only";
import { findTeacherOfAccount } from "@/lib/data/catalogue/teachers";
import { prisma, type Queryable } from "@/lib/data/client";
import type { IsOff } from "@/lib/domain/catalogue/lesson-plan";
import { eventOccurrences, isHeldBy, lessonOccurrences } from "@/lib/domain/catalogue/occurrences";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";

/** A user who reads or marks attendance. */
export interface AttendanceViewer {
  id: number;
  /** True for a user of the panel, who sees everything. */
  isAdmin: boolean;
}

/**
 * A teacher's part of one day: no lesson takes place, all lessons are other teachers', or the lessons at `times` are
 * theirs (null: the whole day).
 */
type OwnPart = "nothing-held" | "others" | { times: readonly WallTime[] | null };

/**
 * The viewer's part of each day of an event or a course.
 * @returns null for the panel, which sees everything
 * @throws AppError FORBIDDEN when the viewer teaches none of it
 */
export async function ownPartOf(
  viewer: AttendanceViewer,
  offering: OfferingOfPanel,
  on: Queryable = prisma(),
): Promise<((day: CalendarDay, isOff: IsOff) => OwnPart) | null> {
  if (viewer.isAdmin) return null;
  const teacher = await findTeacherOfAccount(viewer.id, on);
  if (teacher === null) throw new AppError("FORBIDDEN");
  const isOwn = isHeldBy(offering, teacher.id);
  const substitutes =
    offering.kind === "course" &&
    offering.lessonChanges.some(({ substitute }) => substitute?.id === teacher.id);
  if (!isOwn && !substitutes) throw new AppError("FORBIDDEN");
  return (day, isOff) => {
    if (offering.kind === "course" && offering.sessions.length === 0)
      return isOwn ? { times: null } : "others";
    // Inactive offerings count too: their lessons still have teachers.
    const held =
      offering.kind === "event"
        ? eventOccurrences({ ...offering, isActive: true }, day, day)
        : lessonOccurrences({ ...offering, isActive: true }, day, day, isOff);
    if (held.length === 0) return "nothing-held";
    const own = held.filter((one) => isHeldBy(one, teacher.id));
    if (own.length === 0) return "others";
    return { times: offering.kind === "event" ? null : own.map(({ startTime }) => startTime) };
  };
}
