import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { countTakenPlaces, findCourseBooking, updateCourseBooking } from "@/lib/data/course-bookings";
import { findCourseForUpdate } from "@/lib/data/courses";
import { participationColumns } from "@/lib/domain/money/participation-change";
import { AppError } from "@/lib/errors";
import type { CourseBooking } from "@/lib/schemas/course-booking";
import type { ParticipationUpdate } from "@/lib/schemas/participation";

const unknown = () => new AppError("NOT_FOUND", { message: "La prenotazione richiesta non esiste." });

/**
 * Sets the status or the amount of a course booking. Bringing a canceled one back needs a free place like any other.
 * @throws AppError NOT_FOUND, COURSE_FULL
 */
export async function changeCourseBooking(
  id: number,
  change: ParticipationUpdate,
  now: Date,
): Promise<CourseBooking> {
  return prisma().$transaction(async (tx) => {
    const found = await findCourseBooking(id, tx);
    const course = found && (await findCourseForUpdate(tx, found.courseId));
    // Read again under the lock: another change may have come between.
    const before = course && (await findCourseBooking(id, tx));
    if (!course || !before) throw unknown();
    const isRevival = before.status === "canceled" && (change.status ?? "canceled") !== "canceled";
    if (isRevival && course.maxParticipants !== null) {
      const taken = await countTakenPlaces(tx, course.id, before.startDate);
      if (taken >= course.maxParticipants) throw new AppError("COURSE_FULL");
    }
    const after = await updateCourseBooking(tx, id, participationColumns(before, change, now));
    const isCanceled = after.status === "canceled" && before.status !== "canceled";
    const action = isCanceled ? "cancel" : isRevival ? "restore" : "update";
    await recordChange(tx, { action, entity: "course-booking", entityId: id, before, after });
    return after;
  });
}
