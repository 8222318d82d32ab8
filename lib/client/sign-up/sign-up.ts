"use client";

import { api } from "@/lib/client/api-client";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import type { SignUpCreated } from "@/lib/schemas/sign-up/rest-names";

/** A sign-up as returned by the lists of events or courses; only those for courses have days. */
export type ListedSignUp = EventSignUp | CourseSignUp;

export interface CreatedSignUp {
  signUp: ListedSignUp & { startDate?: string | null; singleTime?: string | null };
  confirmationNumber: string;
  /** Whether the confirmation was mailed; the server returns it to staff only. */
  sent?: boolean | undefined;
}

/** The endpoint that lists the sign-ups of an event, or for courses; a single sign-up is below it, by its id. */
export const signUpsPath = ({ kind, id }: OfferingRef): string =>
  kind === "event" ? `/api/events/${id}/registrations` : "/api/course-bookings";

/**
 * Signs a person up for an event or a course.
 * @param expectedTotal the cents that were shown, with the discount of a code; undefined accepts any price
 * @throws ApiError as documented for POST /api/events/{id}/registrations and POST /api/course-bookings
 */
export async function signUpFor(
  offering: OfferingRef,
  { promoCode, ...input }: { promoCode?: string | null | undefined },
  expectedTotal?: number,
): Promise<CreatedSignUp> {
  const course = offering.kind === "course" ? { courseId: offering.id } : {};
  const created = await api.post<SignUpCreated["event"] | SignUpCreated["course"]>(signUpsPath(offering), {
    ...input,
    ...course,
    ...(promoCode ? { promoCode } : {}),
    expectedTotal,
  });
  const signUp = "registration" in created ? created.registration : created.courseBooking;
  return { signUp, confirmationNumber: created.confirmationNumber, sent: created.sent };
}
