import "server-only";
import type { z } from "zod";
import { countTakenPlaces, insertCourseBooking } from "@/lib/data/course-bookings";
import { findCourseForUpdate } from "@/lib/data/courses";
import { createOnce, type IdempotencyClaim } from "@/lib/data/idempotency";
import { courseRefusal, needsStartDate } from "@/lib/domain/course/course-booking";
import { participationPrice } from "@/lib/domain/money/participation-price";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError, fieldError } from "@/lib/errors";
import { type CourseBookingInput, courseBookingCreatedSchema } from "@/lib/schemas/course-booking";
import { notifyCourseBooked } from "./notifications";

/**
 * Books a place in a course for a date. The course's row is locked while places are counted, so that the last one
 * goes to one person only.
 * @param userId of who is signed in, null for a visitor
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError NOT_FOUND, VALIDATION (date missing or past), REGISTRATION_CLOSED, COURSE_FULL, DUPLICATE
 */
export async function bookCourse(
  input: CourseBookingInput,
  userId: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<z.infer<typeof courseBookingCreatedSchema>> {
  const { courseId, startDate } = input;
  return createOnce(claim, { status: 201, schema: courseBookingCreatedSchema }, async (tx) => {
    const course = await findCourseForUpdate(tx, courseId);
    if (course === null) throw new AppError("NOT_FOUND", { message: "Il corso richiesto non esiste." });
    if (startDate !== null && startDate < dayOf(now)) {
      throw fieldError("startDate", "La data scelta è già passata.");
    }
    if (startDate === null && needsStartDate(course)) {
      throw fieldError("startDate", "Scegli la data in cui vuoi iniziare.");
    }
    const refusal = courseRefusal(course, await countTakenPlaces(tx, courseId, startDate));
    if (refusal !== null) throw new AppError(refusal);
    const courseBooking = await insertCourseBooking(tx, {
      ...input,
      userId,
      totalAmount: participationPrice(course.price, 1),
    });
    await notifyCourseBooked(tx, course, courseBooking);
    return { courseBooking, confirmationNumber: courseBooking.confirmationNumber };
  });
}
