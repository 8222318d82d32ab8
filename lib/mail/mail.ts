import type { PayableKind } from "@/lib/domain/money/payment";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** What a sign-up for a course looks like in a mail. Days are calendar days in Rome. */
export interface CourseSignUpFacts extends DoorFacts {
  confirmationNumber: string;
  courseTitle: string;
  location: string;
  schedule: string;
  /** As it was written; jobs of before have none. */
  price?: string;
  startDate: string | null;
  endDate: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string | null;
}

/** What a sign-up for an event looks like in a mail. */
export interface EventSignUpFacts extends DoorFacts {
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

/** What a sign-up needs at the door and for its page. */
interface DoorFacts {
  /** Cents; jobs of before have none. */
  dueAmount?: number;
  seats: number;
  linkId: string;
  checkInCode: string;
}

/** A sign-up as the mails after the confirmation speak of it. Cents. */
export interface SignUpFacts {
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
  /** Who canceled, once it is canceled. */
  by: "customer" | "centre";
  reason: string | null;
}

/** The day before an event, or before a course begins for somebody. */
export interface SignUpReminderFacts extends SignUpFacts {
  checkInCode: string;
  /** Instant that the steps of the cancellation policy are counted to. */
  refundFrom: string;
}

/** A message of the centre to a participant. */
export interface SignUpMessageFacts extends SignUpFacts {
  subject: string;
  text: string;
}

/** What the centre writes to somebody who has booked a room. */
export interface RoomMessageFacts {
  booking: Booking;
  subject: string;
  text: string;
}

/** What is still to be paid. Cents. */
export interface PaymentReminderFacts {
  kind: PayableKind;
  id: number;
  firstName: string;
  dueAmount: number;
  /** The room, the course or the event. */
  title: string;
  /** In words; empty where there is no day. */
  when?: string;
  /** The id that the link of a sign-up is derived from; null for a booking of a room. */
  linkId?: string | null;
  /** Whether it stands among somebody's own bookings. */
  hasAccount?: boolean;
}

/** Where a refund by transfer goes, by the ends of the IBANs. */
export interface RefundIbanFacts {
  kind: PayableKind;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** "Prenotazione #00042, Sala Cielo" */
  title: string;
  /** Null where none had been given. */
  endingBefore: string | null;
  /** Null where it was taken back. */
  ending: string | null;
  /** Instant of the change. */
  at: string;
}

/** An account in a mail to an address that may be somebody else's. Jobs of before have the first name alone. */
export interface NamedAccount {
  userId?: number;
  firstName: string;
  lastName?: string;
  username?: string;
}

/** Everything that is mailed, by occasion. It travels through the queue as data and is written when it is sent. */
export type Mail =
  | { template: "welcome" | "verification"; to: string; data: NamedAccount & { nonce: string } }
  /**
   * `to` is what somebody typed; whether it belongs to an account is looked up when the mail is written. `isRepeated`: the
   * same client has asked so often today that it goes to a verified address alone.
   */
  | { template: "passwordReset"; to: string; data: { nonce: string; isRepeated?: boolean } }
  /** Who is invited is read when the mail is written: an invitation that was ended meanwhile is not mailed. */
  | { template: "invitation"; to: string; data: { nonce: string } }
  | {
      template: "passwordChanged";
      to: string;
      data: { firstName: string; at: string; endedCalendar?: boolean };
    }
  | {
      template: "emailChangeAsked" | "emailChanged" | "secondFactorOn" | "secondFactorOff";
      to: string;
      data: { firstName: string; at: string };
    }
  | { template: "paymentReminder"; to: string; data: PaymentReminderFacts }
  | { template: "refundIban"; to: string; data: RefundIbanFacts }
  /** The receipt itself is read when the mail is written, and goes along as PDF. */
  | { template: "receipt"; to: string; data: { receiptId: number; firstName: string } }
  | { template: "inactivityWarning"; to: string; data: { firstName: string; removalDay: string } }
  | { template: BookingTemplate; to: string; data: Booking }
  | { template: SeriesTemplate; to: string; data: { bookings: Booking[] } }
  | { template: "bookingMoved" | "centreMove"; to: string; data: { before: Booking; after: Booking } }
  | { template: "courseBooked" | "centreCourseBooked"; to: string; data: CourseSignUpFacts }
  | { template: "eventRegistered"; to: string; data: EventSignUpFacts }
  /** The link is made of the nonce. */
  | { template: WaitingTemplate; to: string; data: WaitingEntry & { nonce: string; price?: string } }
  | { template: SignUpTemplate; to: string; data: SignUpFacts }
  | { template: "placeReminder"; to: string; data: SignUpReminderFacts }
  | { template: "placeMessage"; to: string; data: SignUpMessageFacts }
  | { template: "roomMessage"; to: string; data: RoomMessageFacts };

export type SignUpTemplate = "placeCanceled" | "placesCanceled" | "eventHeld" | "centrePlaceGivenUp";

/** In line, asked, too late, taken out by the centre, canceled as a whole. */
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
  | "centreNewRequest"
  | "centreCancellation";

/** All dates of one wish in one mail. */
export type SeriesTemplate = "seriesBooked" | "seriesCanceled" | "centreNewSeries" | "centreSeriesCanceled";

/** What a template says; HTML and plain text are both made from it. */
export interface MailContent {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Label and value, one a line. */
  facts?: [label: string, value: string][];
  /** What is still to be paid, then the ways to pay it. */
  payment?: string[];
  button?: { label: string; url: string };
  /** What else one may answer, less prominent than the button. */
  link?: { label: string; url: string };
  codes?: MailCode[];
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
  /** A help for later, shown small at the very end: nobody shall take it for the code of the door. */
  isAside?: boolean;
}

/** A PDF that goes along. */
export interface MailDocument {
  filename: string;
  bytes: Uint8Array;
}

/** A mail ready to be handed over. */
export interface Message {
  template: Mail["template"];
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** The pictures of the codes that the HTML shows, in order. */
  codePictures: readonly Uint8Array[];
  calendar: MailContent["calendar"];
  document: MailDocument | undefined;
}
