import { type MailSubject, type SubjectKind, subjectMark } from "@/lib/domain/site/mail-subject";
import type { Mail } from "./mail";

/** The owner of a booking or a waiting entry. */
interface Owned {
  id: number;
  userId: number | null;
  personId?: number | null | undefined;
  email: string;
}

const NOBODY: MailSubject = { userId: null, contact: null, about: [] };

function ofOwned(kind: SubjectKind, things: readonly Owned[]): MailSubject {
  const [first] = things;
  if (first === undefined) return NOBODY;
  const { userId = null, personId } = first;
  const person = typeof personId === "number" ? [subjectMark("person", personId)] : [];
  return {
    userId,
    contact: first.email ?? null,
    about: [...things.map(({ id }) => subjectMark(kind, id)), ...person],
  };
}

/** What of a sign-up, a fee, an application or a pass stands in its mails. */
interface Numbered {
  userId?: number | null;
  email?: string | null;
}

const ofNumber = (
  kind: SubjectKind,
  number: number | string,
  { userId = null, email = null }: Numbered = {},
): MailSubject => ({ userId, contact: email, about: [subjectMark(kind, number)] });

/** Whom and what a mail is about. A template that is not told here does not compile. */
export function subjectOf(mail: Mail): MailSubject {
  switch (mail.template) {
    case "welcome":
    case "verification":
    case "passwordChanged":
    case "emailChangeAsked":
    case "emailChanged":
    case "secondFactorOn":
    case "secondFactorOff":
    case "passkeyAdded":
    case "passkeyRemoved":
    case "inactivityWarning":
      return { ...NOBODY, userId: mail.data.userId ?? null };
    // They were asked for by the address alone, and are found by it; an account that leaves it takes them along.
    case "passwordReset":
    case "signInCode":
    case "newsletterConfirmation":
    case "mailingTest":
    case "invitation":
    case "webhookSwitchedOff":
    case "paymentDisputed":
    // Not about whoever made the change: an account that is deleted must not take along what tells of it.
    case "associationIban":
    case "secondFactorOptional":
    case "apiKeyMade":
    case "mailServerChanged":
    case "wayToPayChanged":
    case "siteEmailChanged":
    case "namedCalendarMade":
    case "namedScreenMade":
    case "webhookAimed":
      return NOBODY;
    case "administratorAdded":
    case "administratorJoined":
    case "administratorInvited":
    case "administratorRemoved":
      return { ...NOBODY, contact: mail.data.email };
    case "personInvitation": {
      const { personId } = mail.data;
      return personId === undefined ? NOBODY : { ...NOBODY, about: [subjectMark("person", personId)] };
    }
    case "mailing":
      return { ...NOBODY, about: mail.data.personIds.map((id) => subjectMark("person", id)) };
    case "paymentReminder":
      return ofNumber(mail.data.kind, mail.data.id);
    case "receipt":
      return ofNumber("receipt", mail.data.receiptId);
    case "refundIban":
    case "memberApplied":
    case "memberAdmitted":
    case "memberRejected":
    case "centreMemberApplied":
    case "feeReminder":
    case "placeCanceled":
    case "placesCanceled":
    case "eventHeld":
    case "centrePlaceGivenUp":
    case "placeReminder":
    case "certificateReminder":
    case "placesMoved":
    case "lessonsOff":
    case "lessonMoved":
    case "lessonTeacher":
    case "placeMessage":
      return ofNumber(mail.data.kind, mail.data.confirmationNumber, mail.data);
    case "passBought":
    case "passFewLeft":
    case "passEnding":
    case "passCanceled":
      return ofNumber("pass", mail.data.id, mail.data);
    case "bookingConfirmed":
    case "bookingReceived":
    case "bookingApproved":
    case "bookingChanged":
    case "bookingCanceled":
    case "bookingRestored":
    case "bookingReminder":
    case "centreNewBooking":
    case "centreNewRequest":
    case "centreCancellation":
      return ofOwned("booking", [mail.data]);
    case "seriesBooked":
    case "seriesCanceled":
    case "centreNewSeries":
    case "centreSeriesCanceled":
    case "prepaymentAsked":
    case "prepaymentReminder":
    case "prepaid":
    case "prepaymentLapsed":
      return ofOwned("booking", mail.data.bookings);
    case "depositRetained":
    case "roomMessage":
      return ofOwned("booking", [mail.data.booking]);
    case "bookingMoved":
    case "centreMove":
      return ofOwned("booking", [mail.data.after]);
    case "courseBooked":
    case "centreCourseBooked":
      return ofNumber("course", mail.data.confirmationNumber, mail.data);
    case "eventRegistered":
      return ofNumber("event", mail.data.confirmationNumber, mail.data);
    case "waitingConfirmed":
    case "waitingOffered":
    case "waitingExpired":
    case "waitingRemoved":
    case "waitingCanceled":
      return ofOwned("waiting", [mail.data]);
    default:
      return mail satisfies never;
  }
}
