import type { z } from "zod";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { CHARGES } from "@/lib/domain/money/payment";
import { type CourseSignUp, courseSignUpCreatedSchema } from "./course-sign-up";
import { type EventSignUp, eventSignUpCreatedSchema } from "./event-sign-up";
import type { SignUp } from "./sign-up";

/**
 * In paths, responses and the audit log, a sign-up for an event is a "registration", and one for a course a "course
 * booking". These names are mapped here.
 */

/** The response type of each kind of sign-up. */
interface SignUpAnswers {
  event: EventSignUp;
  course: CourseSignUp;
}

export interface SignUpCreated {
  event: z.infer<typeof eventSignUpCreatedSchema>;
  course: z.infer<typeof courseSignUpCreatedSchema>;
}

interface RestNames<Kind extends OfferingKind> {
  entity: (typeof CHARGES)[Kind]["entity"];
  /** The error code when there are not enough free places. */
  full: "EVENT_FULL" | "COURSE_FULL";
  createdSchema: z.ZodType<SignUpCreated[Kind]>;
  toAnswer: (signUp: SignUp) => SignUpAnswers[Kind];
  toCreated: (signUp: SignUp) => SignUpCreated[Kind];
}

export function toEventAnswer({
  kind: _kind,
  offering,
  madeAt,
  startDate: _startDate,
  endDate: _endDate,
  singleTime: _singleTime,
  ...signUp
}: SignUp): EventSignUp {
  return { ...signUp, eventId: offering.id, registrationDate: madeAt };
}

export function toCourseAnswer({ kind: _kind, offering, madeAt, phone, ...signUp }: SignUp): CourseSignUp {
  return {
    ...signUp,
    courseId: offering.id,
    course: offering,
    phone: phone ?? "",
    bookingDate: madeAt,
    singleDate: signUp.singleTime === null ? null : signUp.startDate,
  };
}

export const REST_NAMES: { [Kind in OfferingKind]: RestNames<Kind> } = {
  event: {
    entity: CHARGES.event.entity,
    full: "EVENT_FULL",
    createdSchema: eventSignUpCreatedSchema,
    toAnswer: toEventAnswer,
    toCreated: (signUp) => ({
      registration: toEventAnswer(signUp),
      confirmationNumber: signUp.confirmationNumber,
    }),
  },
  course: {
    entity: CHARGES.course.entity,
    full: "COURSE_FULL",
    createdSchema: courseSignUpCreatedSchema,
    toAnswer: toCourseAnswer,
    toCreated: (signUp) => ({
      courseBooking: toCourseAnswer(signUp),
      confirmationNumber: signUp.confirmationNumber,
    }),
  },
};
