import "server-only";
import { findTeacherOfAccount } from "@/lib/data/catalogue/teachers";
import { prisma, type Queryable } from "@/lib/data/client";
import type { IsOff } from "@/lib/domain/catalogue/lesson-plan";
import { eventOccurrences, isHeldBy, lessonOccurrences } from "@/lib/domain/catalogue/occurrences";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import type { OfferingOfPanel } from "@/lib/schemas/catalogue/offering";

/** Whose attendance somebody may see and note down. */
export interface AttendanceViewer {
  id: number;
  /** Uses the panel, and so sees all. */
  isAdmin: boolean;
}

/** What of one day is a teacher's: nothing, all of it, or the lessons at some hours. */
type OwnPart = "nothing-held" | "others" | { times: readonly WallTime[] | null };

/**
 * Which part of each day of an event or a course is the viewer's own.
 * @returns null for the panel, which sees all
 * @throws AppError FORBIDDEN where she teaches none of it
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
    // Of one that is switched off as well: its lessons are still somebody's.
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
