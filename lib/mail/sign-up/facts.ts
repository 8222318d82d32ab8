import type { Language } from "@/lib/domain/language/languages";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";

interface CheckInFacts {
  /** Whether a pass has paid. */
  isPaidWithPass: boolean;
  /** Cents. */
  dueAmount: number;
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
  /** Whether a medical certificate is asked for and missing. */
  lacksCertificate: boolean;
  /** As text. */
  price: string;
  /** The first and the next lesson, or the days, in lines. */
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
  /** In words; empty where there is no day. */
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
  /** Who canceled; means nothing before a cancellation. */
  by: "customer" | "centre";
  reason: string | null;
}

/** The facts of the reminder on the day before an event, or before a participant's course begins. */
export interface SignUpReminderFacts extends SignUpFacts {
  checkInCode: string;
  /** The instant from which the cancellation policy counts its deadlines back. */
  refundFrom: string;
  /** The steps under which it was made. */
  cancellationSteps: CancellationSteps;
}

/** What was in a participant's calendar and is not any more. */
export interface GoneTimes {
  /** Lessons, as instants. */
  lessons: { startsAt: string; endsAt: string }[];
  /** The days of a course that had no lessons at fixed times. */
  days: { first: string; last: string } | null;
}

/** A reminder that a medical certificate is missing. */
export interface CertificateReminderFacts extends SignUpFacts {
  /** The day on which it has to be valid. */
  firstDay: string;
}

/** An event or a course that was moved; `when` and `location` of the sign-up are the new ones. */
export interface SignUpMovedFacts extends SignUpFacts {
  /** Days and hours, in lines. */
  program: string;
  before: { program: string; where: string };
  gone: GoneTimes;
}

/** Lessons that do not take place; `reason` says why. */
export interface LessonsOffFacts extends SignUpFacts {
  gone: GoneTimes;
}

/** One lesson of a course that was moved: when it was, and when (and in which room) it is now; in lines. */
export interface LessonMovedFacts extends SignUpFacts {
  was: string;
  is: string;
  gone: GoneTimes;
}

/** One lesson of a course that somebody else holds: which, and who. */
export interface LessonTeacherFacts extends SignUpFacts {
  lesson: string;
  /** Their names; empty where nobody is named. */
  teachers: string;
}

/** A message of the centre to a participant. */
export interface SignUpMessageFacts extends SignUpFacts {
  subject: string;
  text: string;
}
