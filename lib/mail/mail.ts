import type { Language } from "@/lib/domain/language/languages";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import type { DepositRetainedFacts, ForClosure, RoomMessageFacts } from "./booking/facts";
import type { FeeReminderFacts, MemberFacts } from "./membership/facts";
import type { DisputeFacts, PaymentReminderFacts, RefundIbanFacts } from "./money/facts";
import type { WrittenMail } from "./panel/mailing";
import type { PassFacts } from "./pass/facts";
import type {
  AdministratorFacts,
  ApiKeyMadeFacts,
  AssociationIbanFacts,
  ChangedValueFacts,
  NamedAccount,
  OfAccount,
  SensitiveChangeFacts,
} from "./person/facts";
import type {
  CertificateReminderFacts,
  CourseSignUpFacts,
  EventSignUpFacts,
  LessonMovedFacts,
  LessonsOffFacts,
  LessonTeacherFacts,
  SignUpFacts,
  SignUpMessageFacts,
  SignUpMovedFacts,
  SignUpReminderFacts,
} from "./sign-up/facts";

/** A mail by template, and the language that it is written in; Italian without one. */
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
  /** `to` is what the client typed. Not sent to an address that is subscribed, nor once the link is over. */
  | { template: "newsletterConfirmation"; to: string; data: { nonce: string } }
  /** The invitation is read when the mail is sent: one that was revoked meanwhile is not mailed. */
  | { template: "invitation"; to: string; data: { nonce: string } }
  /** As an invitation, to somebody whom an import brought along. */
  | { template: "personInvitation"; to: string; data: { nonce: string; personId: number } }
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
  /** `names` as their owner calls the passkeys. */
  | {
      template: "passkeyAdded" | "passkeyRemoved";
      to: string;
      data: OfAccount & { at: string; names: readonly string[] };
    }
  | { template: "paymentReminder"; to: string; data: PaymentReminderFacts }
  | { template: MemberTemplate; to: string; data: MemberFacts }
  | { template: "feeReminder"; to: string; data: FeeReminderFacts }
  | { template: PassTemplate; to: string; data: PassFacts }
  | { template: "refundIban"; to: string; data: RefundIbanFacts }
  /** The receipt is read when the mail is sent, and attached as PDF. */
  | { template: "receipt"; to: string; data: { receiptId: number; firstName: string } }
  /** To an administrator. */
  | { template: "paymentDisputed"; to: string; data: DisputeFacts }
  | { template: "webhookSwitchedOff"; to: string; data: { url: string; description: string } }
  | { template: "associationIban"; to: string; data: AssociationIbanFacts }
  | { template: "secondFactorOptional"; to: string; data: SensitiveChangeFacts }
  | { template: AdministratorTemplate; to: string; data: AdministratorFacts }
  | { template: "apiKeyMade"; to: string; data: ApiKeyMadeFacts }
  | { template: ChangedValueTemplate; to: string; data: ChangedValueFacts }
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
  | { template: "lessonTeacher"; to: string; data: LessonTeacherFacts }
  | { template: "placeMessage"; to: string; data: SignUpMessageFacts }
  /** The text is read when the mail is sent, to those who still get it (lib/workers/mailing-job.ts). */
  | { template: "mailing"; to: string; data: { mailingId: number; personIds: readonly number[] } }
  /** To whoever writes one, to look at it. */
  | { template: "mailingTest"; to: string; data: WrittenMail }
  | { template: "roomMessage"; to: string; data: RoomMessageFacts };

/** A mail about such a change. */
export type SensitiveChangeMail = Extract<MailOfTemplate, { data: SensitiveChangeFacts }>;

/** Made an administrator, by the panel or by an invitation that was accepted; invited to be one; one no more. */
type AdministratorTemplate =
  | "administratorAdded"
  | "administratorJoined"
  | "administratorInvited"
  | "administratorRemoved";

/** Where mails leave from, where money goes to, who is written to, who reads bookings: by calendar, screen, webhook. */
type ChangedValueTemplate =
  | "mailServerChanged"
  | "wayToPayChanged"
  | "siteEmailChanged"
  | "namedCalendarMade"
  | "namedScreenMade"
  | "webhookAimed";

/** An application, the decision about it; to the centre, an application. */
export type MemberTemplate = "memberApplied" | "memberAdmitted" | "memberRejected" | "centreMemberApplied";

/** Sold, few entries left, ending soon, canceled by the centre. */
export type PassTemplate = "passBought" | "passFewLeft" | "passEnding" | "passCanceled";

type SignUpTemplate = "placeCanceled" | "placesCanceled" | "eventHeld" | "centrePlaceGivenUp";

/** Joined, offered a place, offer expired, removed by the centre, course or event canceled. */
export type WaitingTemplate =
  | "waitingConfirmed"
  | "waitingOffered"
  | "waitingExpired"
  | "waitingRemoved"
  | "waitingCanceled";

type BookingTemplate =
  | "bookingConfirmed"
  | "bookingReceived"
  | "bookingApproved"
  | "bookingChanged"
  | "bookingCanceled"
  | "bookingRestored"
  | "bookingReminder"
  | "centreNewBooking"
  | "centreNewRequest";

export type SeriesTemplate = "seriesBooked" | "seriesCanceled" | "centreNewSeries";

/** Bookings that are to be prepaid, of one customer: asked for, reminded of, paid, canceled since it was not. */
export type PrepaymentTemplate = "prepaymentAsked" | "prepaymentReminder" | "prepaid" | "prepaymentLapsed";
