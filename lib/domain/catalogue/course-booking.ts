/** Who can sign up for a course (docs/rules.md); the refusals are those of the API. */

export type CourseFormat = "presenza" | "online" | "misto";
export type CourseType = "individuale" | "gruppo";

export const COURSE_FORMAT_LABELS: Record<CourseFormat, string> = {
  presenza: "In presenza",
  online: "Online",
  misto: "Misto",
};

export const COURSE_TYPE_LABELS: Record<CourseType, string> = {
  individuale: "Individuale",
  gruppo: "Di gruppo",
};

export type CourseStatus = "scheduled" | "canceled";

export interface CourseState {
  status: CourseStatus;
  isActive: boolean;
  requiresRegistration: boolean;
  googleFormUrl: string | null;
}

export interface CourseButton {
  label: "Iscriviti al Corso" | "Prenota Corso" | "Lista d'attesa" | "Maggiori Info" | "Annullato";
  disabled: boolean;
  /** Opens the external form, opens the booking dialog, or leads nowhere. */
  kind: "external" | "dialog" | "info";
}

export type CourseRefusal = "CANCELED" | "REGISTRATION_CLOSED";

/**
 * Disabled when the course is not active or takes no registrations.
 * @param isFull nobody can sign up now, but wait
 */
export function courseButton(course: CourseState, isFull = false): CourseButton {
  if (course.status === "canceled") return { label: "Annullato", disabled: true, kind: "info" };
  if (!course.requiresRegistration) return { label: "Maggiori Info", disabled: true, kind: "info" };
  const disabled = !course.isActive;
  return course.googleFormUrl
    ? { label: "Iscriviti al Corso", disabled, kind: "external" }
    : { label: isFull && !disabled ? "Lista d'attesa" : "Prenota Corso", disabled, kind: "dialog" };
}

/** Why nobody can sign up for a course, free places or not; or null. Canceled goes before closed. */
export function courseRefusal(
  course: Pick<CourseState, "status" | "isActive" | "requiresRegistration">,
): CourseRefusal | null {
  if (course.status === "canceled") return "CANCELED";
  return course.isActive && course.requiresRegistration ? null : "REGISTRATION_CLOSED";
}

/**
 * Places that are free in a group or on a date: Infinity without a limit.
 * @param taken seats of live bookings of that group or date
 * @param held seats kept for those on the waiting list who were asked
 */
export function freeCoursePlaces(maxParticipants: number | null, taken: number, held: number): number {
  return maxParticipants === null ? Number.POSITIVE_INFINITY : Math.max(0, maxParticipants - taken - held);
}

/** Whether the booking form must ask for a date. */
export function needsStartDate(course: Pick<CourseState, "googleFormUrl">): boolean {
  return !course.googleFormUrl;
}
