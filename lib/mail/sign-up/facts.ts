import type { Language } from "@/lib/domain/language/languages";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";

interface CheckInFacts {
  isPaidWithPass: boolean;
  /** In cents. */
  dueAmount: number;
  /** In cents; missing in mails queued by older versions, like `heldOn`. */
  totalAmount?: number;
  /** The day of an event or a single lesson. */
  heldOn?: string | undefined;
  seats: number;
  linkId: string;
  checkInCode: string;
}

/** The facts of a course sign-up in a mail. Days are calendar days in Rome. */
export interface CourseSignUpFacts extends CheckInFacts {
  confirmationNumber: string;
  courseTitle: string;
  location: string;
  schedule: string;
  /** Whether a required medical certificate is missing. */
  lacksCertificate: boolean;
  /** As text. */
  price: string;
  /** The first and the next lesson, or the days; one per line. */
  when: string;
  startDate: string | null;
  endDate: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string | null;
}

export interface EventSignUpFacts extends CheckInFacts {
  confirmationNumber: string;
  eventTitle: string;
  location: string;
  price: string;
  eventDate: string;
  endDate: string | null;
  startTime: string;
  endTime: string;
  firstName: string;
  email: string;
}

/** A sign-up for a course or event in later mails. Amounts are cents. */
export interface SignUpFacts {
  language: Language;
  kind: "event" | "course";
  linkId: string;
  confirmationNumber: string;
  title: string;
  /** The date as text; empty without a date. */
  when: string;
  location: string;
  firstName: string;
  lastName: string;
  email: string;
  seats: number;
  totalAmount: number;
  paidAmount: number;
  dueAmount: number;
  refundDue: number;
  /** Who canceled it; without meaning before a cancellation. */
  by: "customer" | "centre";
  reason: string | null;
}

/** The facts of the reminder on the day before an event, or before a participant's course begins. */
export interface SignUpReminderFacts extends SignUpFacts {
  checkInCode: string;
  /** The instant from which the cancellation policy counts its deadlines back. */
  refundFrom: string;
  /** The cancellation policy under which it was made. */
  cancellationSteps: CancellationSteps;
}

/** Entries to remove from a participant's calendar. */
export interface RemovedTimes {
  /** Lessons, as instants. */
  lessons: { startsAt: string; endsAt: string }[];
  /** The days of a course that had no lessons at fixed times. */
  days: { first: string; last: string } | null;
}

export interface CertificateReminderFacts extends SignUpFacts {
  /** The day on which the certificate must be valid. */
  firstDay: string;
}

/** A rescheduled or relocated event or course; the sign-up's `when` and `location` are the new ones. */
export interface SignUpMovedFacts extends SignUpFacts {
  /** Days and hours, one per line. */
  program: string;
  before: { program: string; where: string };
  gone: RemovedTimes;
}

/** Canceled lessons; `reason` is the cause. */
export interface LessonsOffFacts extends SignUpFacts {
  gone: RemovedTimes;
}

/** A rescheduled lesson: the former and the new date, time and room; one per line. */
export interface LessonMovedFacts extends SignUpFacts {
  was: string;
  is: string;
  gone: RemovedTimes;
}

export interface LessonTeacherFacts extends SignUpFacts {
  lesson: string;
  /** Their names; empty if none is named. */
  teachers: string;
}

export interface SignUpMessageFacts extends SignUpFacts {
  subject: string;
  text: string;
}
