/** The state of a course: whether sign-ups are open, and its button (docs/rules.md). */

export type CourseStatus = "scheduled" | "canceled";

export interface CourseState {
  status: CourseStatus;
  isActive: boolean;
  requiresRegistration: boolean;
  googleFormUrl: string | null;
}

interface CourseButton {
  /** The key of its text in `offering.button`. */
  label: "signUpOutside" | "bookCourse" | "waitingList" | "moreInfo" | "canceled";
  disabled: boolean;
  /** Opens the external form, opens the sign-up dialog, or does nothing. */
  kind: "external" | "dialog" | "info";
}

type CourseRefusal = "CANCELED" | "REGISTRATION_CLOSED";

/**
 * The button on a course's card: disabled if the course is inactive or does not accept sign-ups.
 * @param isFull whether only the waiting list is available
 */
export function courseButton(course: CourseState, isFull = false): CourseButton {
  if (course.status === "canceled") return { label: "canceled", disabled: true, kind: "info" };
  if (!course.requiresRegistration) return { label: "moreInfo", disabled: true, kind: "info" };
  const disabled = !course.isActive;
  return course.googleFormUrl
    ? { label: "signUpOutside", disabled, kind: "external" }
    : { label: isFull && !disabled ? "waitingList" : "bookCourse", disabled, kind: "dialog" };
}

/** Why nobody can sign up for a course, regardless of free places; null if sign-ups are open. */
export function courseRefusal(
  course: Pick<CourseState, "status" | "isActive" | "requiresRegistration">,
): CourseRefusal | null {
  if (course.status === "canceled") return "CANCELED";
  return course.isActive && course.requiresRegistration ? null : "REGISTRATION_CLOSED";
}

/** Whether the sign-up form must ask for a day. */
export function needsStartDate(course: Pick<CourseState, "googleFormUrl">): boolean {
  return !course.googleFormUrl;
}
