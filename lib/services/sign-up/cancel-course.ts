import "server-only";
import { findCourse, findCourseForUpdate, setCourseCanceled } from "@/lib/data/catalogue/courses";
import { prisma, type Transaction } from "@/lib/data/client";
import { cancelCourseBookings, listLiveCourseBookings } from "@/lib/data/sign-up/all-places";
import { recordChange } from "@/lib/data/site/audit-log";
import { AppError } from "@/lib/errors";
import type { Course, CourseTold } from "@/lib/schemas/catalogue/course";
import { sentTo } from "@/lib/schemas/sent";
import type { AllCanceledInput, MessageInput } from "@/lib/schemas/sign-up/participation";
import { lockRooms, takeNothing } from "@/lib/services/space/room-plans";
import { closeWaiting } from "@/lib/services/vacancy/close-waiting";
import { notifyAll, notifyMessage } from "./notify-places";

const unknown = () => new AppError("NOT_FOUND", { message: "Il corso richiesto non esiste." });

/** Locks the room of a course, then the course. @throws AppError NOT_FOUND */
async function lockWithRoom(tx: Transaction, id: number): Promise<Course> {
  const seen = await findCourse(id, tx);
  await lockRooms(tx, [seen?.spaceId]);
  const course = await findCourseForUpdate(tx, id);
  if (course === null) throw unknown();
  // Moved to another room while we waited: that one is waited for as well.
  if (course.spaceId !== seen?.spaceId) await lockRooms(tx, [course.spaceId]);
  return course;
}

/**
 * The centre cancels a course: its sign-ups (of a course by dates those to come), its time in the room and its waiting
 * list end, and everybody is told. Canceled before, nothing changes and nobody is told again.
 * @returns the course, and how many were told by mail
 * @throws AppError NOT_FOUND
 */
export async function cancelCourse(id: number, terms: AllCanceledInput, now: Date): Promise<CourseTold> {
  return prisma().$transaction(async (tx) => {
    const before = await lockWithRoom(tx, id);
    if (before.status === "canceled") return { ...before, ...sentTo(0) };
    const course = await setCourseCanceled(tx, id, terms.reason);
    await takeNothing(tx, "course", id);
    const canceled = await cancelCourseBookings(tx, course, terms, now);
    await closeWaiting(tx, { courseId: id });
    const recipients = await notifyAll(
      tx,
      "placesCanceled",
      canceled.map((one) => ({ kind: "course", course, ...one })),
    );
    await recordChange(tx, { action: "cancel", entity: "course", entityId: id, before, after: course });
    return { ...course, ...sentTo(recipients) };
  });
}

/**
 * Writes to all who take part in a course (by dates: in those to come), one mail each.
 * @returns how many have an address; @throws AppError NOT_FOUND
 */
export async function writeToCourse(
  id: number,
  message: MessageInput,
  now: Date,
): Promise<{ recipients: number }> {
  return prisma().$transaction(async (tx) => {
    const course = await findCourse(id, tx);
    if (course === null) throw unknown();
    const places = await listLiveCourseBookings(tx, course, now);
    const recipients = await notifyMessage(
      tx,
      places.map((one) => ({ kind: "course", course, ...one })),
      message,
    );
    await recordChange(tx, { action: "message", entity: "course", entityId: id });
    return { recipients };
  });
}
