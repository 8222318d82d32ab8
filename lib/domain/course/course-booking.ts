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

export interface CourseState {
  isActive: boolean;
  requiresRegistration: boolean;
  googleFormUrl: string | null;
}

export interface CourseButton {
  label: "Iscriviti al Corso" | "Prenota Corso" | "Maggiori Info";
  disabled: boolean;
  /** Opens the external form, opens the booking dialog, or leads nowhere. */
  kind: "external" | "dialog" | "info";
}

export type CourseRefusal = "REGISTRATION_CLOSED" | "COURSE_FULL";

/** Disabled when the course is not active or takes no registrations. */
export function courseButton(course: CourseState): CourseButton {
  if (!course.requiresRegistration) return { label: "Maggiori Info", disabled: true, kind: "info" };
  const disabled = !course.isActive;
  return course.googleFormUrl
    ? { label: "Iscriviti al Corso", disabled, kind: "external" }
    : { label: "Prenota Corso", disabled, kind: "dialog" };
}

/**
 * Why a course cannot be booked, or null.
 *
 * @param takenPlaces bookings, not canceled, of this course for the date asked for
 */
export function courseRefusal(
  course: CourseState & { maxParticipants: number | null },
  takenPlaces: number,
): CourseRefusal | null {
  if (!course.isActive || !course.requiresRegistration) return "REGISTRATION_CLOSED";
  return course.maxParticipants !== null && takenPlaces >= course.maxParticipants ? "COURSE_FULL" : null;
}

/** Whether the booking form must ask for a date. */
export function needsStartDate(course: Pick<CourseState, "googleFormUrl">): boolean {
  return !course.googleFormUrl;
}
