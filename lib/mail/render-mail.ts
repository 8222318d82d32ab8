import { toBuffer } from "qrcode";
import { hashToken, mailToken } from "@/lib/auth/mail-token";
import { signInCode } from "@/lib/auth/sign-in-code";
import { findResetTokenOwner } from "@/lib/data/person/account-tokens";
import { findOpenInvitation } from "@/lib/data/person/invitations";
import { isAttemptUnspent } from "@/lib/data/person/sign-in-codes";
import { findSettings } from "@/lib/data/site/settings";
import { findReceipt } from "@/lib/data/till/receipts";
import { receiptPdf } from "@/lib/feeds/receipt-pdf";
import { bookingMails } from "@/lib/mail/booking/bookings";
import { centreBookingMails, centreCourseBooked } from "@/lib/mail/booking/centre";
import { bookingMoved, centreMove } from "@/lib/mail/booking/moves";
import { roomMessage } from "@/lib/mail/booking/room-message";
import { seriesMails } from "@/lib/mail/booking/series";
import { refundIbanGiven } from "@/lib/mail/money/refund-iban";
import {
  emailChangeAsked,
  emailChanged,
  inactivityWarning,
  invitation,
  passwordChanged,
  passwordReset,
  secondFactorChanged,
  signInCodeMail,
  verification,
  welcome,
} from "@/lib/mail/person/account";
import { lessonsOff, offeringMoved } from "@/lib/mail/sign-up/changes";
import { courseBooked, eventRegistered } from "@/lib/mail/sign-up/sign-up-confirmation";
import { signUpMails, signUpMessage, signUpReminder } from "@/lib/mail/sign-up/sign-up-mails";
import {
  paymentReminder,
  receiptContent,
  withWaysToPay,
  withWaysToPaySignUp,
} from "@/lib/mail/till/payments";
import { waitingMails } from "@/lib/mail/waiting/waiting-list";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Settings } from "@/lib/schemas/site/settings";
import { renderHtml, renderText } from "./layout";
import type { Mail, MailContent, Message } from "./mail";

type Moved = { before: Booking; after: Booking };
type Series = { bookings: Booking[] };

/** Twice the displayed size, for high-density screens. */
const CODE_PIXELS = 360;

async function receiptMail(mail: Extract<Mail, { template: "receipt" }>) {
  const found = await findReceipt(mail.data.receiptId);
  // Canceled since it was queued: not sent.
  if (found === null || found.receipt.canceledAt !== null) return null;
  const content = receiptContent(found.receipt, mail.data.firstName, await receiptPdf(found.receipt));
  return { to: mail.to, content };
}

/** The bookings that a mail is about. */
function bookingsOf({ data }: Extract<Mail, { data: Booking | Moved | Series }>): readonly Booking[] {
  if ("bookings" in data) return data.bookings;
  return "after" in data ? [data.after] : [data];
}

/** The content of a mail; null when its reason no longer exists, and it must not be sent. */
async function contentOf(
  mail: Mail,
  now: Date,
  readSettings: () => Promise<Settings>,
): Promise<{ to: string; content: MailContent } | null> {
  switch (mail.template) {
    case "passwordReset": {
      // Requests look the same for every address; only here it is decided whether an account exists to write to.
      const owner = await findResetTokenOwner(hashToken(mailToken("reset", mail.data.nonce)), now);
      // A link made for one address is not mailed to another that the account has since changed to.
      if (owner === null || owner.email.toLowerCase() !== mail.to.toLowerCase()) return null;
      if (mail.data.isRepeated && !owner.isVerified) return null;
      return { to: owner.email, content: passwordReset({ ...owner, nonce: mail.data.nonce }) };
    }
    case "signInCode": {
      const { attemptHash } = mail.data;
      // Used or expired since it was queued: the code would only mislead.
      if (!(await isAttemptUnspent(attemptHash, now))) return null;
      return { to: mail.to, content: signInCodeMail(signInCode(attemptHash)) };
    }
    case "invitation": {
      const { nonce } = mail.data;
      const invited = await findOpenInvitation(hashToken(mailToken("invitation", nonce)), now);
      return invited && { to: invited.email, content: invitation({ ...invited, nonce }) };
    }
    case "receipt":
      return receiptMail(mail);
    case "paymentReminder":
      return { to: mail.to, content: paymentReminder(mail.data, await readSettings()) };
    case "bookingConfirmed":
    case "bookingApproved":
    case "bookingChanged":
    case "bookingRestored":
    case "bookingMoved":
    case "seriesBooked": {
      const content = withWaysToPay(plainContentOf(mail, now), bookingsOf(mail), await readSettings());
      return { to: mail.to, content };
    }
    case "courseBooked":
    case "eventRegistered": {
      const { confirmationNumber, dueAmount = 0 } = mail.data;
      const content = plainContentOf(mail, now);
      if (dueAmount === 0) return { to: mail.to, content };
      const kind = mail.template === "courseBooked" ? "course" : "event";
      const signUp = { kind, confirmationNumber, dueAmount } as const;
      return { to: mail.to, content: withWaysToPaySignUp(content, signUp, await readSettings()) };
    }
    default:
      return { to: mail.to, content: plainContentOf(mail, now) };
  }
}

function plainContentOf(
  mail: Exclude<
    Mail,
    { template: "passwordReset" | "signInCode" | "invitation" | "receipt" | "paymentReminder" }
  >,
  now: Date,
): MailContent {
  switch (mail.template) {
    case "welcome":
      return welcome(mail.data);
    case "verification":
      return verification(mail.data);
    case "passwordChanged":
      return passwordChanged(mail.data);
    case "emailChangeAsked":
      return emailChangeAsked(mail.data);
    case "secondFactorOn":
    case "secondFactorOff":
      return secondFactorChanged(mail.data, mail.template === "secondFactorOn");
    case "emailChanged":
      return emailChanged(mail.data);
    case "inactivityWarning":
      return inactivityWarning(mail.data);
    case "bookingConfirmed":
    case "bookingReceived":
    case "bookingApproved":
    case "bookingChanged":
    case "bookingCanceled":
    case "bookingRestored":
    case "bookingReminder":
      return bookingMails[mail.template](mail.data, now);
    case "centreNewBooking":
    case "centreNewRequest":
    case "centreCancellation":
      return centreBookingMails[mail.template](mail.data);
    case "bookingMoved":
      return bookingMoved(mail.data, now);
    case "centreMove":
      return centreMove(mail.data);
    case "seriesBooked":
    case "seriesCanceled":
    case "centreNewSeries":
    case "centreSeriesCanceled":
      return seriesMails[mail.template](mail.data.bookings, now);
    case "centreCourseBooked":
      return centreCourseBooked(mail.data);
    case "courseBooked":
      return courseBooked(mail.data);
    case "eventRegistered":
      return eventRegistered(mail.data);
    case "waitingConfirmed":
    case "waitingOffered":
    case "waitingExpired":
    case "waitingRemoved":
    case "waitingCanceled":
      return waitingMails[mail.template](mail.data);
    case "placeCanceled":
    case "placesCanceled":
    case "eventHeld":
    case "centrePlaceGivenUp":
      return signUpMails[mail.template](mail.data);
    case "placeReminder":
      return signUpReminder(mail.data, now);
    case "placesMoved":
      return offeringMoved(mail.data);
    case "lessonsOff":
      return lessonsOff(mail.data);
    case "placeMessage":
      return signUpMessage(mail.data);
    case "refundIban":
      return refundIbanGiven(mail.data);
    case "roomMessage":
      return roomMessage(mail.data);
  }
}

/**
 * Renders a mail in HTML and plain text; null when there is no reason or recipient any more.
 * @param readSettings reads the association's settings, for mails that say how to pay
 */
export async function renderMail(
  mail: Mail,
  now: Date,
  readSettings: () => Promise<Settings> = findSettings,
): Promise<Message | null> {
  const rendered = await contentOf(mail, now, readSettings);
  if (rendered === null) return null;
  const { to, content } = rendered;
  return {
    template: mail.template,
    to,
    replyTo: content.replyTo,
    subject: content.subject,
    secret: content.secret,
    html: renderHtml(content),
    text: renderText(content),
    codePictures: await Promise.all(
      (content.codes ?? []).map(({ text }) => toBuffer(text, { width: CODE_PIXELS, margin: 2 })),
    ),
    calendar: content.calendar,
    document: content.document,
  };
}
