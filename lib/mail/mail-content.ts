import { hashToken, mailToken } from "@/lib/auth/mail-token";
import { signInCode } from "@/lib/auth/sign-in-code";
import { findResetTokenOwner } from "@/lib/data/person/account-tokens";
import { findOpenInvitation } from "@/lib/data/person/invitations";
import { findNewsletterLink, isSubscribed } from "@/lib/data/person/newsletter";
import { findPersonInvitation } from "@/lib/data/person/person-invitations";
import { isAttemptUnspent } from "@/lib/data/person/sign-in-codes";
import { findPaymentMethods } from "@/lib/data/site/settings";
import { findReceipt } from "@/lib/data/till/receipts";
import { receiptPdf } from "@/lib/feeds/receipt-pdf";
import { bookingMails } from "@/lib/mail/booking/bookings";
import { centreBookingMails, centreCancellation } from "@/lib/mail/booking/centre";
import { bookingMoved, centreMove } from "@/lib/mail/booking/moves";
import { roomMessage } from "@/lib/mail/booking/room-message";
import { centreSeriesCanceled, seriesMails } from "@/lib/mail/booking/series";
import { feeReminder, memberMails } from "@/lib/mail/membership/members";
import { refundIbanGiven } from "@/lib/mail/money/refund-iban";
import { mailingContent } from "@/lib/mail/panel/mailing";
import { passMail } from "@/lib/mail/pass/passes";
import {
  emailChangeAsked,
  emailChanged,
  inactivityWarning,
  invitation,
  passkeyChanged,
  passwordChanged,
  passwordReset,
  personInvitation,
  secondFactorChanged,
  signInCodeMail,
  verification,
  welcome,
} from "@/lib/mail/person/account";
import { newsletterConfirmation } from "@/lib/mail/person/newsletter";
import { sensitiveChange } from "@/lib/mail/person/sensitive-changes";
import { webhookSwitchedOff } from "@/lib/mail/program/webhook-switched-off";
import { lessonMoved, lessonsOff, lessonTeacher, offeringMoved } from "@/lib/mail/sign-up/changes";
import { centreCourseBooked, courseBooked, eventRegistered } from "@/lib/mail/sign-up/sign-up-confirmation";
import {
  certificateReminder,
  signUpMails,
  signUpMessage,
  signUpReminder,
} from "@/lib/mail/sign-up/sign-up-mails";
import {
  paymentDisputed,
  paymentReminder,
  receiptContent,
  withWaysToPay,
  withWaysToPayFee,
  withWaysToPayPass,
  withWaysToPaySignUp,
} from "@/lib/mail/till/payments";
import { waitingMails } from "@/lib/mail/waiting/waiting-list";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Settings } from "@/lib/schemas/site/settings";
import { depositRetained, prepaymentMails } from "./booking/prepayments";
import type { Mail, PassTemplate } from "./mail";
import type { MailWords } from "./mail-words";
import type { MailContent } from "./message";

type Moved = { before: Booking; after: Booking };
type Series = { bookings: Booking[] };

async function receiptMail(mail: Extract<Mail, { template: "receipt" }>, words: MailWords) {
  const found = await findReceipt(mail.data.receiptId);
  // Canceled since it was queued: not sent.
  if (found === null || found.receipt.canceledAt !== null) return null;
  const bytes = await receiptPdf(found.receipt, words, await findPaymentMethods());
  return { to: mail.to, content: receiptContent(found.receipt, mail.data.firstName, bytes, words) };
}

function bookingsOf({ data }: Extract<Mail, { data: Booking | Moved | Series }>): readonly Booking[] {
  if ("bookings" in data) return data.bookings;
  return "after" in data ? [data.after] : [data];
}

/**
 * What a mail says, and to whom; null when its reason no longer exists, and it must not be sent.
 * @param mail whose things are in its language already
 * @param readSettings reads the association's settings, for mails that say how to pay
 */
export async function contentOf(
  mail: Mail,
  now: Date,
  readSettings: () => Promise<Settings>,
  words: MailWords,
): Promise<{ to: string; content: MailContent } | null> {
  switch (mail.template) {
    case "passwordReset": {
      // Requests look the same for every address; only here it is decided whether an account exists to write to.
      const owner = await findResetTokenOwner(hashToken(mailToken("reset", mail.data.nonce)), now);
      // A link made for one address is not mailed to another that the account has since changed to.
      if (owner === null || owner.email.toLowerCase() !== mail.to.toLowerCase()) return null;
      if (mail.data.isRepeated && !owner.isVerified) return null;
      return { to: owner.email, content: passwordReset({ ...owner, nonce: mail.data.nonce }, words) };
    }
    case "signInCode": {
      const { attemptHash } = mail.data;
      // Used or expired since it was queued: the code would only mislead.
      if (!(await isAttemptUnspent(attemptHash, now))) return null;
      return { to: mail.to, content: signInCodeMail(signInCode(attemptHash), words) };
    }
    case "newsletterConfirmation": {
      const { nonce } = mail.data;
      const link = await findNewsletterLink(hashToken(mailToken("newsletter", nonce)));
      const isOpen = link?.personId === null && link.confirmsUntil !== null && link.confirmsUntil > now;
      if (!isOpen || (await isSubscribed(mail.to))) return null;
      return { to: mail.to, content: newsletterConfirmation(nonce, words) };
    }
    // Rendered where it is claimed (lib/workers/mailing-job.ts).
    case "mailing":
      return null;
    case "mailingTest":
      return { to: mail.to, content: mailingContent(mail.data, null, words) };
    case "invitation": {
      const { nonce } = mail.data;
      const invited = await findOpenInvitation(hashToken(mailToken("invitation", nonce)), now);
      return invited && { to: invited.email, content: invitation({ ...invited, nonce }, words) };
    }
    case "personInvitation": {
      const { nonce } = mail.data;
      const invited = await findPersonInvitation(hashToken(mailToken("reset", nonce)), now);
      return invited && { to: invited.email, content: personInvitation({ ...invited, nonce }, words) };
    }
    case "receipt":
      return receiptMail(mail, words);
    case "memberAdmitted":
      return {
        to: mail.to,
        content: withWaysToPayFee(
          plainContentOf(mail, now, words),
          mail.data.fee,
          await readSettings(),
          words,
        ),
      };
    case "feeReminder":
      return {
        to: mail.to,
        content: withWaysToPayFee(feeReminder(mail.data, words), mail.data.fee, await readSettings(), words),
      };
    case "passBought": {
      const settings = await readSettings();
      const content = passMail(mail.template, mail.data, words);
      return { to: mail.to, content: withWaysToPayPass(content, mail.data, settings, words) };
    }
    case "passFewLeft":
    case "passEnding":
    case "passCanceled":
      return { to: mail.to, content: passMail(mail.template, mail.data, words) };
    case "paymentReminder":
      return { to: mail.to, content: paymentReminder(mail.data, await readSettings(), words) };
    case "bookingConfirmed":
    case "bookingApproved":
    case "bookingChanged":
    case "bookingRestored":
    case "bookingMoved":
    case "prepaymentAsked":
    case "prepaymentReminder":
    case "prepaid":
    case "seriesBooked": {
      const content = withWaysToPay(
        plainContentOf(mail, now, words),
        bookingsOf(mail),
        now,
        await readSettings(),
        words,
      );
      return { to: mail.to, content };
    }
    case "courseBooked":
    case "eventRegistered": {
      const { confirmationNumber, dueAmount = 0 } = mail.data;
      const content = plainContentOf(mail, now, words);
      if (dueAmount === 0) return { to: mail.to, content };
      const kind = mail.template === "courseBooked" ? "course" : "event";
      const signUp = { kind, confirmationNumber, dueAmount } as const;
      return { to: mail.to, content: withWaysToPaySignUp(content, signUp, await readSettings(), words) };
    }
    default:
      return { to: mail.to, content: plainContentOf(mail, now, words) };
  }
}

function plainContentOf(
  mail: Exclude<
    Mail,
    {
      template:
        | "passwordReset"
        | "signInCode"
        | "newsletterConfirmation"
        | "mailing"
        | "mailingTest"
        | "invitation"
        | "personInvitation"
        | "receipt"
        | "paymentReminder"
        | "feeReminder"
        | PassTemplate;
    }
  >,
  now: Date,
  words: MailWords,
): MailContent {
  switch (mail.template) {
    case "welcome":
      return welcome(mail.data, words);
    case "verification":
      return verification(mail.data, words);
    case "passwordChanged":
      return passwordChanged(mail.data, words);
    case "emailChangeAsked":
      return emailChangeAsked(mail.data, words);
    case "secondFactorOn":
    case "secondFactorOff":
      return secondFactorChanged(mail.data, mail.template === "secondFactorOn", words);
    case "passkeyAdded":
    case "passkeyRemoved":
      return passkeyChanged(mail.data, mail.template, words);
    case "emailChanged":
      return emailChanged(mail.data, words);
    case "paymentDisputed":
      return paymentDisputed(mail.data, words);
    case "webhookSwitchedOff":
      return webhookSwitchedOff(mail.data, words);
    case "associationIban":
    case "secondFactorOptional":
    case "administratorAdded":
    case "administratorJoined":
    case "administratorInvited":
    case "administratorRemoved":
    case "apiKeyMade":
    case "mailServerChanged":
    case "wayToPayChanged":
    case "siteEmailChanged":
    case "namedCalendarMade":
    case "namedScreenMade":
    case "webhookAimed":
      return sensitiveChange(mail, words);
    case "inactivityWarning":
      return inactivityWarning(mail.data, words);
    case "bookingConfirmed":
    case "bookingReceived":
    case "bookingApproved":
    case "bookingChanged":
    case "bookingCanceled":
    case "bookingRestored":
    case "bookingReminder":
      return bookingMails[mail.template](mail.data, now, words);
    case "centreNewBooking":
    case "centreNewRequest":
      return centreBookingMails[mail.template](mail.data, words);
    case "centreCancellation":
      return centreCancellation(mail.data, words);
    case "bookingMoved":
      return bookingMoved(mail.data, now, words);
    case "centreMove":
      return centreMove(mail.data, words);
    case "seriesBooked":
    case "seriesCanceled":
    case "centreNewSeries":
      return seriesMails[mail.template](mail.data.bookings, now, words);
    case "centreSeriesCanceled":
      return centreSeriesCanceled(mail.data, words);
    case "prepaymentAsked":
    case "prepaymentReminder":
    case "prepaid":
    case "prepaymentLapsed":
      return prepaymentMails[mail.template](mail.data.bookings, now, words);
    case "depositRetained":
      return depositRetained(mail.data, words);
    case "centreCourseBooked":
      return centreCourseBooked(mail.data, words);
    case "courseBooked":
      return courseBooked(mail.data, words);
    case "eventRegistered":
      return eventRegistered(mail.data, words);
    case "waitingConfirmed":
    case "waitingOffered":
    case "waitingExpired":
    case "waitingRemoved":
    case "waitingCanceled":
      return waitingMails[mail.template](mail.data, words);
    case "placeCanceled":
    case "placesCanceled":
    case "eventHeld":
    case "centrePlaceGivenUp":
      return signUpMails[mail.template](mail.data, words);
    case "placeReminder":
      return signUpReminder(mail.data, now, words);
    case "certificateReminder":
      return certificateReminder(mail.data, words);
    case "placesMoved":
      return offeringMoved(mail.data, words);
    case "lessonsOff":
      return lessonsOff(mail.data, words);
    case "lessonMoved":
      return lessonMoved(mail.data, words);
    case "lessonTeacher":
      return lessonTeacher(mail.data, words);
    case "placeMessage":
      return signUpMessage(mail.data, words);
    case "memberApplied":
    case "memberAdmitted":
    case "memberRejected":
    case "centreMemberApplied":
      return memberMails[mail.template](mail.data, words);
    case "refundIban":
      return refundIbanGiven(mail.data, words);
    case "roomMessage":
      return roomMessage(mail.data, words);
  }
}
