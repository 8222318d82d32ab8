import type { Language } from "@/lib/domain/language/languages";
import type { FeeReminder } from "@/lib/domain/membership/fee-reminder";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";
import type { PayableKind } from "@/lib/domain/money/payment";
import type { ApiScope } from "@/lib/domain/program/key-access";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** The facts of a course sign-up in a mail. Days are calendar days in Rome. */
export interface CourseSignUpFacts extends CheckInFacts {
  confirmationNumber: string;
  courseTitle: string;
  location: string;
  schedule: string;
  /** Whether a medical certificate is asked for and missing; absent in jobs queued by older versions. */
  lacksCertificate?: boolean;
  /** As text; missing in jobs queued by older versions. */
  price?: string;
  /** The first and the next lesson, or the days, in lines; missing in jobs queued by older versions. */
  when?: string;
  startDate: string | null;
  endDate: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string | null;
}

/** The facts of an event sign-up in a mail. */
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

/** The facts for check-in and for the sign-up's page. */
interface CheckInFacts {
  /** Whether a pass has paid; missing in jobs queued by older versions. */
  isPaidWithPass?: boolean;
  /** Cents; missing in jobs queued by older versions. */
  dueAmount?: number;
  seats: number;
  linkId: string;
  checkInCode: string;
}

/** A sign-up for a course or event in later mails. Amounts are cents. */
export interface SignUpFacts {
  /** Missing in jobs queued by older versions. */
  language?: Language;
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
  /** The steps under which it was made; missing in jobs queued by older versions. */
  cancellationSteps?: CancellationSteps;
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

/** A message of the centre to a participant. */
export interface SignUpMessageFacts extends SignUpFacts {
  subject: string;
  text: string;
}

/** A message of the centre to somebody who has booked a room. */
export interface RoomMessageFacts {
  booking: Booking;
  subject: string;
  text: string;
}

/** Of canceled bookings, whether they gave way to a closure; missing where not, and in jobs queued by older versions. */
export interface ForClosure {
  isForClosure?: boolean;
}

/** A part of a deposit that was retained, in cents, and why. */
export interface DepositRetainedFacts {
  booking: Booking;
  amount: number;
  reason: string;
}

/** A reminder of what is still to be paid. Amounts are cents. */
export interface PaymentReminderFacts {
  kind: PayableKind;
  id: number;
  firstName: string;
  dueAmount: number;
  /** The room, the course or the event. */
  title: string;
  /** In words; empty where there is no day. */
  when?: string;
  /** The link id of a sign-up; null for a booking of a room. */
  linkId?: string | null;
  /** Whether it belongs to an account, and so appears among its bookings. */
  hasAccount?: boolean;
}

/** The application of a member, or what became of it. Days are calendar days in Rome, amounts cents. */
export interface MemberFacts {
  kind: "member";
  /** Of the application. */
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  lastName: string;
  /** Empty without an address. */
  email: string;
  /** The label of the category. */
  category: string;
  appliedOn: string;
  resolution: string | null;
  number: number | null;
  paidUntil: string | null;
  /** The fee to be paid; null where there is none. */
  fee: FeeFacts | null;
}

export interface FeeFacts {
  /** Null for a fee that is not written yet, since its year has not begun. */
  id: number | null;
  from: string;
  until: string;
  dueAmount: number;
}

/** A mail about a fee: `fee` is the one to be paid. */
export interface FeeReminderFacts extends MemberFacts {
  fee: FeeFacts;
  reminder: FeeReminder;
  /** The day from which it is due. */
  dueOn: string;
}

/** A pass. Days are calendar days in Rome, amounts cents. */
export interface PassFacts {
  kind: "pass";
  id: number;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** Empty without an address. */
  email: string;
  /** Of the pass, in the mail's language. */
  name: string;
  /** Null: without limit. */
  entries: number | null;
  entriesLeft: number | null;
  startsOn: string;
  validUntil: string;
  totalAmount: number;
  dueAmount: number;
  refundDue: number;
  /** Why the centre has canceled it; null for any other mail. */
  cancelReason: string | null;
}

/** A change of the IBAN for a refund; only the last characters of IBANs are mailed. */
export interface RefundIbanFacts {
  kind: PayableKind;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** "Prenotazione #P00042, Sala Cielo" */
  title: string;
  /** The same of the other dates of its series, to which the IBAN was given too; jobs queued by older versions have none. */
  others?: string[];
  /** Null where none had been given. */
  endingBefore: string | null;
  /** Null where it was removed. */
  ending: string | null;
  /** The instant of the change. */
  at: string;
}

/**
 * An account in a mail to an address that may be somebody else's. Jobs queued by older versions have the first name
 * only.
 */
export interface NamedAccount {
  userId?: number;
  firstName: string;
  lastName?: string;
  username?: string;
}

/** Whose account a mail is about. Jobs queued by older versions do not say which. */
interface OfAccount {
  userId?: number;
  firstName: string;
}

/**
 * A change by which somebody with an administrator's session could do harm for long; the API asks no password for it, so
 * all administrators are told.
 */
export interface SensitiveChangeFacts {
  /** Of the recipient. */
  firstName: string;
  /** Whether the recipient has made it. */
  isOwn: boolean;
  /** Who has made it, by first and last name. */
  by: string;
  /** The instant of the change. */
  at: string;
}

/** The association's own IBAN was changed; only the last characters of IBANs are mailed. */
interface AssociationIbanFacts extends SensitiveChangeFacts {
  /** Null where there was none. */
  endingBefore: string | null;
  /** Null where it was removed. */
  ending: string | null;
}

/** Whose rights as an administrator were changed, or are offered. */
export interface AdministratorFacts extends SensitiveChangeFacts {
  name: string;
  email: string;
}

/** An API key; never its secret. */
export interface ApiKeyMadeFacts extends SensitiveChangeFacts {
  name: string;
  scopes: readonly ApiScope[];
  /** The last day (in Rome) on which it is valid; null for no end. */
  expiresOn: string | null;
}

/** A mail by template, and the language that it is written in; jobs queued by older versions have none. */
export type Mail = MailOfTemplate & { language?: Language };

/** What each mail is about. The queue holds it; subject and text are made when a mail is sent. */
type MailOfTemplate =
  | { template: "welcome" | "verification"; to: string; data: NamedAccount & { nonce: string } }
  /**
   * `to` is what the client typed; whether it belongs to an account is looked up when the mail is sent.
   * `isRepeated`: the same client has asked so often today that it is sent to a verified address only.
   */
  | { template: "passwordReset"; to: string; data: { nonce: string; isRepeated?: boolean } }
  /**
   * `to` is what the client typed: with or without an account, everybody gets a code. It is derived when the mail is sent,
   * and not sent once the attempt is over.
   */
  | { template: "signInCode"; to: string; data: { attemptHash: string } }
  /** The invitation is read when the mail is sent: one that was revoked meanwhile is not mailed. */
  | { template: "invitation"; to: string; data: { nonce: string } }
  /** As an invitation, to somebody whom an import brought along. */
  | { template: "personInvitation"; to: string; data: { nonce: string; personId?: number } }
  | {
      template: "passwordChanged";
      to: string;
      /** `passkeys` by the names that their owner has given them. */
      data: OfAccount & {
        at: string;
        endedCalendar?: boolean;
        isFirst?: boolean;
        passkeys?: readonly string[];
      };
    }
  | {
      template: "emailChangeAsked" | "emailChanged" | "secondFactorOn" | "secondFactorOff";
      to: string;
      data: OfAccount & { at: string };
    }
  /** `name` as its owner calls the passkey. */
  | {
      template: "passkeyAdded" | "passkeyRemoved";
      to: string;
      data: OfAccount & { at: string; name: string };
    }
  | { template: "paymentReminder"; to: string; data: PaymentReminderFacts }
  | { template: MemberTemplate; to: string; data: MemberFacts }
  | { template: "feeReminder"; to: string; data: FeeReminderFacts }
  | { template: PassTemplate; to: string; data: PassFacts }
  | { template: "refundIban"; to: string; data: RefundIbanFacts }
  /** The receipt is read when the mail is sent, and attached as PDF. */
  | { template: "receipt"; to: string; data: { receiptId: number; firstName: string } }
  /** To an administrator. */
  | { template: "webhookSwitchedOff"; to: string; data: { url: string; description: string } }
  | { template: "associationIban"; to: string; data: AssociationIbanFacts }
  | { template: "secondFactorOptional"; to: string; data: SensitiveChangeFacts }
  | { template: AdministratorTemplate; to: string; data: AdministratorFacts }
  | { template: "apiKeyMade"; to: string; data: ApiKeyMadeFacts }
  | { template: "inactivityWarning"; to: string; data: OfAccount & { removalDay: string } }
  | { template: BookingTemplate; to: string; data: Booking }
  | { template: "centreCancellation"; to: string; data: Booking & ForClosure }
  | { template: SeriesTemplate; to: string; data: { bookings: Booking[] } }
  | { template: "centreSeriesCanceled"; to: string; data: { bookings: Booking[] } & ForClosure }
  | { template: PrepaymentTemplate; to: string; data: { bookings: Booking[] } }
  | { template: "depositRetained"; to: string; data: DepositRetainedFacts }
  | { template: "bookingMoved" | "centreMove"; to: string; data: { before: Booking; after: Booking } }
  | { template: "courseBooked" | "centreCourseBooked"; to: string; data: CourseSignUpFacts }
  | { template: "eventRegistered"; to: string; data: EventSignUpFacts }
  /** The token of the link is derived from the nonce (lib/auth/mail-token.ts). */
  | { template: WaitingTemplate; to: string; data: WaitingEntry & { nonce: string; price?: string } }
  | { template: SignUpTemplate; to: string; data: SignUpFacts }
  | { template: "placeReminder"; to: string; data: SignUpReminderFacts }
  | { template: "certificateReminder"; to: string; data: CertificateReminderFacts }
  | { template: "placesMoved"; to: string; data: SignUpMovedFacts }
  | { template: "lessonsOff"; to: string; data: LessonsOffFacts }
  | { template: "lessonMoved"; to: string; data: LessonMovedFacts }
  | { template: "placeMessage"; to: string; data: SignUpMessageFacts }
  | { template: "roomMessage"; to: string; data: RoomMessageFacts };

/** A mail about such a change. */
export type SensitiveChangeMail = Extract<MailOfTemplate, { data: SensitiveChangeFacts }>;

/** Made an administrator, by the panel or by an invitation that was accepted; invited to be one; one no more. */
export type AdministratorTemplate =
  | "administratorAdded"
  | "administratorJoined"
  | "administratorInvited"
  | "administratorRemoved";

/** An application, the decision about it; to the centre, an application. */
export type MemberTemplate = "memberApplied" | "memberAdmitted" | "memberRejected" | "centreMemberApplied";

/** Sold, few entries left, ending soon, canceled by the centre. */
export type PassTemplate = "passBought" | "passFewLeft" | "passEnding" | "passCanceled";

export type SignUpTemplate = "placeCanceled" | "placesCanceled" | "eventHeld" | "centrePlaceGivenUp";

/** Joined, offered a place, offer expired, removed by the centre, course or event canceled. */
export type WaitingTemplate =
  | "waitingConfirmed"
  | "waitingOffered"
  | "waitingExpired"
  | "waitingRemoved"
  | "waitingCanceled";

export type BookingTemplate =
  | "bookingConfirmed"
  | "bookingReceived"
  | "bookingApproved"
  | "bookingChanged"
  | "bookingCanceled"
  | "bookingRestored"
  | "bookingReminder"
  | "centreNewBooking"
  | "centreNewRequest";

/** All dates of a series in one mail. */
export type SeriesTemplate = "seriesBooked" | "seriesCanceled" | "centreNewSeries";

/** Bookings that are to be prepaid, of one customer: asked for, reminded of, paid, canceled since it was not. */
export type PrepaymentTemplate = "prepaymentAsked" | "prepaymentReminder" | "prepaid" | "prepaymentLapsed";

/** The content of a mail, from which both HTML and plain text are made. */
export interface MailContent {
  subject: string;
  /** The preview that inboxes show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Lines of label and value. */
  facts?: [label: string, value: string][];
  /** What is still to be paid, then the ways to pay. */
  payment?: string[];
  button?: { label: string; url: string };
  /** A second answer, less prominent than the button. */
  link?: { label: string; url: string };
  codes?: MailCode[];
  /** A secret to type in, shown large. The copy that the panel keeps does not have it. */
  secret?: string;
  /** In small print, after the button. */
  notes?: string[];
  replyTo?: string;
  calendar?: { filename: string; content: string };
  document?: MailDocument;
}

/** Shown as a QR code, and as text where people may have to read it. */
export interface MailCode {
  label: string;
  text: string;
  isPictureOnly?: boolean;
  /** Shown small at the end, so that nobody confuses it with the check-in code. */
  isAside?: boolean;
}

/** An attached PDF. */
export interface MailDocument {
  filename: string;
  bytes: Uint8Array;
}

/** A rendered mail, ready for delivery. */
export interface Message {
  template: Mail["template"] | "test";
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** A secret in subject and body, which is not kept. */
  secret: string | undefined;
  /** The pictures of the QR codes in the HTML, in order. */
  codePictures: readonly Uint8Array[];
  calendar: MailContent["calendar"];
  document: MailDocument | undefined;
}
