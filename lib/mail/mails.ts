import { findReceipt } from "@/lib/data/till/receipts";
import type { Language } from "@/lib/domain/language/languages";
import type { MailSubject } from "@/lib/domain/site/mail-subject";
import { receiptPdf } from "@/lib/feeds/receipt-pdf";
import { type FeeFacts, feeReminder, type MemberFacts, memberMails } from "@/lib/mail/membership/members";
import type { PaymentReminderFacts } from "@/lib/mail/money/facts";
import { refundIbanGiven } from "@/lib/mail/money/refund-iban";
import { mailingContent, type WrittenMail } from "@/lib/mail/panel/mailing";
import { type PassFacts, passMail } from "@/lib/mail/pass/passes";
import { lessonMoved, lessonsOff, lessonTeacher, offeringMoved } from "@/lib/mail/sign-up/changes";
import type { CourseSignUpFacts, EventSignUpFacts } from "@/lib/mail/sign-up/facts";
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
  withWaysToPayFee,
  withWaysToPayPass,
  withWaysToPaySignUp,
} from "@/lib/mail/till/payments";
import { findReceiptDesign } from "@/lib/mail/till/receipt-design";
import { waitingMails } from "@/lib/mail/waiting/waiting-list";
import type { Settings } from "@/lib/schemas/site/settings";
import { ACCOUNT_MAILS } from "./account-mails";
import { BOOKING_MAILS } from "./booking-mails";
import {
  kind,
  type MailKind,
  noSubject,
  ofConfirmed,
  ofNumber,
  ofPeople,
  plain,
  subjectOfRecords,
  timed,
} from "./mail-kind";
import type { MailContext } from "./mail-words";
import type { MailContent } from "./message";

/** All mails, one entry each: the data that the queue stores, the people it concerns, and how it is rendered. */

const ofWaiting = (entry: Parameters<typeof waitingMails.waitingOffered>[0]) =>
  subjectOfRecords("waiting", [entry]);

const signUp = <Data extends CourseSignUpFacts | EventSignUpFacts>(
  of: "course" | "event",
  render: (data: Data, words: MailContext) => MailContent,
): MailKind<Data> =>
  kind(
    (data) => ofNumber(of, data.confirmationNumber, data),
    async (data, { words, readSettings }) => {
      const { confirmationNumber, dueAmount = 0, heldOn } = data;
      const content = render(data, words);
      if (dueAmount === 0) return content;
      return withWaysToPaySignUp(
        content,
        { kind: of, confirmationNumber, dueAmount, heldOn },
        await readSettings(),
        words,
      );
    },
  );

const fee = <Data extends MemberFacts & { fee: FeeFacts | null }>(
  render: (data: Data, words: MailContext) => MailContent,
): MailKind<Data> =>
  kind<Data>(ofConfirmed, async (data, { words, readSettings }) =>
    withWaysToPayFee(render(data, words), data.fee, await readSettings(), words),
  );

const pass = (template: Parameters<typeof passMail>[0]) =>
  plain<PassFacts>(
    (facts) => ofNumber("pass", facts.id, facts),
    (facts, words) => passMail(template, facts, words),
  );

const MAILS = {
  ...ACCOUNT_MAILS,
  ...BOOKING_MAILS,
  /** Rendered when it is claimed, for recipients who should still receive it (lib/workers/mailing-job.ts). */
  mailing: kind<{ mailingId: number; personIds: readonly number[] }>(
    ({ personIds }) => ofPeople(personIds),
    () => null,
  ),
  /** A preview for its author. */
  mailingTest: plain<WrittenMail>(noSubject, (mail, words) => mailingContent(mail, null, words)),

  paymentReminder: kind<PaymentReminderFacts>(
    (facts) => ofNumber(facts.kind, facts.id),
    async (facts, { words, readSettings }) => paymentReminder(facts, await readSettings(), words),
  ),
  /** The receipt is read when the mail is sent, and attached as PDF; not sent if it was canceled meanwhile. */
  receipt: kind<{ receiptId: number; firstName: string }>(
    ({ receiptId }) => ofNumber("receipt", receiptId),
    async ({ receiptId, firstName }, { words }) => {
      const found = await findReceipt(receiptId);
      if (found === null || found.receipt.canceledAt !== null) return null;
      const bytes = await receiptPdf(found.receipt, words, await findReceiptDesign());
      return receiptContent(found.receipt, firstName, bytes, words);
    },
  ),
  refundIban: plain(ofConfirmed, refundIbanGiven),
  /** To an administrator. */
  paymentDisputed: plain(noSubject, paymentDisputed),

  memberApplied: plain<MemberFacts>(ofConfirmed, memberMails.memberApplied),
  memberAdmitted: fee<MemberFacts>(memberMails.memberAdmitted),
  memberRejected: plain<MemberFacts>(ofConfirmed, memberMails.memberRejected),
  centreMemberApplied: plain<MemberFacts>(ofConfirmed, memberMails.centreMemberApplied),
  feeReminder: fee(feeReminder),

  passBought: kind<PassFacts>(pass("passBought").about, async (facts, { words, readSettings }) =>
    withWaysToPayPass(passMail("passBought", facts, words), facts, await readSettings(), words),
  ),
  passFewLeft: pass("passFewLeft"),
  passEnding: pass("passEnding"),
  passCanceled: pass("passCanceled"),

  courseBooked: signUp("course", courseBooked),
  eventRegistered: signUp("event", eventRegistered),
  centreCourseBooked: plain<CourseSignUpFacts>(
    (facts) => ofNumber("course", facts.confirmationNumber, facts),
    centreCourseBooked,
  ),
  placeCanceled: plain(ofConfirmed, signUpMails.placeCanceled),
  placesCanceled: plain(ofConfirmed, signUpMails.placesCanceled),
  eventHeld: plain(ofConfirmed, signUpMails.eventHeld),
  centrePlaceGivenUp: plain(ofConfirmed, signUpMails.centrePlaceGivenUp),
  placeReminder: timed(ofConfirmed, signUpReminder),
  certificateReminder: plain(ofConfirmed, certificateReminder),
  placesMoved: plain(ofConfirmed, offeringMoved),
  lessonsOff: plain(ofConfirmed, lessonsOff),
  lessonMoved: plain(ofConfirmed, lessonMoved),
  lessonTeacher: plain(ofConfirmed, lessonTeacher),
  placeMessage: plain(ofConfirmed, signUpMessage),

  waitingConfirmed: plain(ofWaiting, waitingMails.waitingConfirmed),
  waitingOffered: plain(ofWaiting, waitingMails.waitingOffered),
  waitingExpired: plain(ofWaiting, waitingMails.waitingExpired),
  waitingRemoved: plain(ofWaiting, waitingMails.waitingRemoved),
  waitingCanceled: plain(ofWaiting, waitingMails.waitingCanceled),
};

type DataOf = { [T in keyof typeof MAILS]: (typeof MAILS)[T] extends MailKind<infer Data> ? Data : never };
type Template = keyof DataOf;
type MailOf<T extends Template> = {
  [K in T]: { template: K; to: string; data: DataOf[K]; language?: Language };
}[T];

/** A mail by template, with the language to write it in; Italian without one. */
export type Mail = MailOf<Template>;

const KINDS: { [T in Template]: MailKind<DataOf[T]> } = MAILS;

export const subjectOf = <T extends Template>({ template, data }: MailOf<T>): MailSubject =>
  KINDS[template].about(data);

/**
 * The content of a mail and its recipient; null if the mail's reason no longer exists and it must not be sent.
 * @param mail already in its language
 */
export async function contentOf<T extends Template>(
  { template, to, data }: MailOf<T>,
  now: Date,
  readSettings: () => Promise<Settings>,
  words: MailContext,
): Promise<{ to: string; content: MailContent } | null> {
  const written = await KINDS[template].write(data, { to, now, words, readSettings });
  return written === null || "content" in written ? written : { to, content: written };
}
