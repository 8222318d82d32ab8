import "server-only";
import { findCourseForUpdate } from "@/lib/data/catalogue/courses";
import { prisma } from "@/lib/data/client";
import { findCourseBooking, isBooked, updateCourseBooking } from "@/lib/data/sign-up/course-bookings";
import { recordChange } from "@/lib/data/site/audit-log";
import { participationColumns } from "@/lib/domain/sign-up/participation-change";
import { AppError } from "@/lib/errors";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { ParticipationUpdate } from "@/lib/schemas/sign-up/participation";
import { freeInCourse, placesFreed, requireFit } from "@/lib/services/catalogue/free-places";
import { alreadyBooked } from "./book-course";
import { notifyPlaceCanceled } from "./notify-places";

const unknown = () => new AppError("NOT_FOUND", { message: "La prenotazione richiesta non esiste." });

/**
 * Sets the status or the amount of a course booking. Bringing a canceled one back needs a free place like any other.
 * @returns the booking, and whether the participant was told by mail
 * @throws AppError NOT_FOUND, CANCELED, COURSE_FULL, DUPLICATE
 */
export async function changeCourseBooking(
  id: number,
  change: ParticipationUpdate,
  now: Date,
): Promise<CourseBooking & { sent: boolean }> {
  return prisma().$transaction(async (tx) => {
    const found = await findCourseBooking(id, tx);
    const course = found && (await findCourseForUpdate(tx, found.courseId));
    // Read again under the lock: another change may have come between.
    const before = course && (await findCourseBooking(id, tx));
    if (!course || !before) throw unknown();
    const isRevival = before.status === "canceled" && (change.status ?? "canceled") !== "canceled";
    if (isRevival) {
      if (course.status === "canceled")
        throw new AppError("CANCELED", { message: "Questo corso è stato annullato." });
      requireFit(await freeInCourse(tx, course, before.startDate, null), before.seats, "COURSE_FULL");
      if (await isBooked(tx, course, before.startDate, before.email)) throw alreadyBooked();
    }
    const after = await updateCourseBooking(tx, id, participationColumns(before, change, now));
    const isCanceled = after.status === "canceled" && before.status !== "canceled";
    if (isCanceled) await placesFreed(tx, { courseId: course.id, startDate: before.startDate }, now);
    const sent = isCanceled && (await notifyPlaceCanceled(tx, { kind: "course", signUp: after, course }));
    const action = isCanceled ? "cancel" : isRevival ? "restore" : "update";
    await recordChange(tx, { action, entity: "course-booking", entityId: id, before, after });
    return { ...after, sent };
  });
}
