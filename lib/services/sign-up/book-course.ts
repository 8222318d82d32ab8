import "server-only";
import type { z } from "zod";
import { findCourseForUpdate } from "@/lib/data/catalogue/courses";
import type { Transaction } from "@/lib/data/client";
import { insertCourseBooking, isBooked } from "@/lib/data/sign-up/course-bookings";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { courseRefusal } from "@/lib/domain/catalogue/course-booking";
import { participationPrice } from "@/lib/domain/money/participation-price";
import { AppError } from "@/lib/errors";
import type { Course } from "@/lib/schemas/catalogue/course";
import {
  type CourseBooking,
  type CourseBookingInput,
  courseBookingCreatedSchema,
} from "@/lib/schemas/sign-up/course-booking";
import { requireStartDay } from "@/lib/services/catalogue/course-days";
import { freeInCourse, type Holder, requireFit } from "@/lib/services/catalogue/free-places";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { notifyCourseBooked } from "./notifications";

export const alreadyBooked = (): AppError => {
  const message = "Questo indirizzo e-mail risulta già iscritto al corso.";
  return new AppError("DUPLICATE", { message, errors: { email: [message] } });
};

/**
 * The course of a sign-up, whose row stays locked; free places are not looked at.
 * @throws AppError NOT_FOUND, CANCELED, REGISTRATION_CLOSED
 */
export async function requireOpenCourse(tx: Transaction, courseId: number): Promise<Course> {
  const course = await findCourseForUpdate(tx, courseId);
  if (course === null) throw new AppError("NOT_FOUND", { message: "Il corso richiesto non esiste." });
  const refusal = courseRefusal(course);
  if (refusal === "CANCELED") throw new AppError("CANCELED", { message: "Questo corso è stato annullato." });
  if (refusal !== null) throw new AppError(refusal);
  return course;
}

/**
 * Writes a course booking and tells who booked.
 * @param owner.userId of who is signed in, null for a visitor
 * @param owner.holder the waiting entry whose held places it takes, null for a booking like any other
 * @throws AppError NOT_FOUND, CANCELED, REGISTRATION_CLOSED, VALIDATION (startDate), COURSE_FULL, DUPLICATE, PRICE_CHANGED, in
 *   this order
 */
export async function writeCourseBooking(
  tx: Transaction,
  { expectedTotal, ...input }: CourseBookingInput,
  { userId, holder }: { userId: number | null; holder: Holder },
  now: Date,
): Promise<CourseBooking> {
  const course = await requireOpenCourse(tx, input.courseId);
  const startDate = await requireStartDay(tx, course, input.startDate, now);
  requireFit(await freeInCourse(tx, course, startDate, holder), input.seats, "COURSE_FULL");
  if (await isBooked(tx, course, startDate, input.email)) throw alreadyBooked();
  const totalAmount = participationPrice(course.price, input.seats);
  requireExpectedTotal(expectedTotal, totalAmount);
  const booking = await insertCourseBooking(tx, { ...input, startDate, userId, totalAmount });
  await notifyCourseBooked(tx, course, booking);
  return booking;
}

/**
 * Books places in a course. The course's row is locked while places are counted, so that the last one goes to one
 * person only.
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError as `writeCourseBooking`
 */
export async function bookCourse(
  input: CourseBookingInput,
  userId: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<z.infer<typeof courseBookingCreatedSchema>> {
  return createOnce(claim, { status: 201, schema: courseBookingCreatedSchema }, async (tx) => {
    const courseBooking = await writeCourseBooking(tx, input, { userId, holder: null }, now);
    return { courseBooking, confirmationNumber: courseBooking.confirmationNumber };
  });
}
