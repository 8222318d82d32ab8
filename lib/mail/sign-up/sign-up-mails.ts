import { outcomeForCentre } from "@/lib/domain/money/cancellation-outcome";
import { outcomeText } from "@/lib/domain/money/outcome-texts";
import { fullName } from "@/lib/domain/person/full-name";
import { addressOf, emailAndPhone, phoneOrEmail } from "@/lib/domain/site/contacts";
import { formatDayAfter } from "@/lib/domain/time/dates";
import { openDeadline, wayThere } from "@/lib/mail/booking/day-before";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { cancelableOf } from "@/lib/mail/money/cancelable";
import { officeFacts } from "@/lib/mail/office";
import type {
  CertificateReminderFacts,
  SignUpFacts,
  SignUpMessageFacts,
  SignUpReminderFacts,
} from "@/lib/mail/sign-up/facts";
import { paths } from "@/lib/paths";
import { doorAndLink, factsOf, filled, numberOf, reasonOf, signUpButton } from "./sign-up-parts";

const outcomeOf = ({ paidAmount, refundDue, dueAmount }: SignUpFacts) => ({
  paidAmount,
  comesBack: refundDue,
  stillOwed: dueAmount,
});

/** What the cancellation means for the payment; empty if nothing was due. */
function moneyOf(signUp: SignUpFacts, { t, word }: MailContext): string {
  if (signUp.totalAmount === 0 && signUp.paidAmount === 0) return "";
  const outcome = word(outcomeText(outcomeOf(signUp)));
  return signUp.refundDue > 0 ? `${outcome} ${t("mailsSignUp.enterIban")}` : outcome;
}

function signUpCanceled(signUp: SignUpFacts, words: MailContext): MailContent {
  const { t } = words;
  const isOwn = signUp.by === "customer";
  const { firstName: name, title } = signUp;
  return {
    subject: t("mailsSignUp.canceled.subject", { title, number: numberOf(signUp) }),
    preheader: t(isOwn ? "mailsSignUp.canceled.own" : "mailsSignUp.canceled.byCentre"),
    heading: t("mailsSignUp.canceled.heading"),
    paragraphs: filled([
      t(isOwn ? "mailsSignUp.canceled.ownGreeting" : "mailsSignUp.canceled.byCentreGreeting", { name }),
      reasonOf(signUp, words),
      moneyOf(signUp, words),
    ]),
    facts: factsOf(signUp, words),
    ...(signUp.refundDue > 0 ? { button: signUpButton(signUp, words) } : {}),
  };
}

function offeringCanceled(signUp: SignUpFacts, words: MailContext): MailContent {
  const { t, address } = words;
  const { kind, firstName: name, title } = signUp;
  const others = {
    label: t(`mailsSignUp.offeringCanceled.${kind}.button`),
    url: address(kind === "event" ? paths.events : paths.courses),
  };
  return {
    subject: t("mailsSignUp.offeringCanceled.subject", { title }),
    preheader: t(`mailsSignUp.offeringCanceled.${kind}.preview`),
    heading: t(`mailsSignUp.offeringCanceled.${kind}.heading`),
    paragraphs: filled([
      t("mailsSignUp.offeringCanceled.greeting", { name, title }),
      reasonOf(signUp, words),
      moneyOf(signUp, words),
    ]),
    facts: factsOf(signUp, words),
    button: signUp.refundDue > 0 ? signUpButton(signUp, words) : others,
  };
}

function eventHeld(signUp: SignUpFacts, words: MailContext): MailContent {
  const { t } = words;
  return {
    subject: t("mailsSignUp.held.subject", { title: signUp.title }),
    preheader: t("mailsSignUp.held.preview"),
    heading: t("mailsSignUp.held.heading"),
    paragraphs: [t("mailsSignUp.held.greeting", { name: signUp.firstName })],
    facts: factsOf(signUp, words),
    button: signUpButton(signUp, words),
  };
}

/** With the check-in code, directions, and the next deadline of the cancellation policy. */
export function signUpReminder(signUp: SignUpReminderFacts, now: Date, words: MailContext): MailContent {
  const { t, site } = words;
  const { kind, firstName: name, title } = signUp;
  const deadline = openDeadline(cancelableOf({ ...signUp, startsAt: signUp.refundFrom }), signUp, now, words);
  return {
    subject: t("mailsSignUp.reminder.subject", { title }),
    preheader: signUp.when.replace("\n", ", "),
    heading: t("mailsSignUp.reminder.heading"),
    paragraphs: [t(`mailsSignUp.reminder.${kind}`, { name, title })],
    facts: factsOf(signUp, words),
    ...doorAndLink(signUp, words),
    notes: [
      t("mails.whereAndContact", { address: addressOf(site), contact: phoneOrEmail(site) }),
      ...wayThere(words),
      deadline ?? t("mailsSignUp.reminder.cannotCome"),
    ],
  };
}

/** The reminder that a medical certificate is missing, before a course begins. */
export function certificateReminder(signUp: CertificateReminderFacts, words: MailContext): MailContent {
  const { t, language, site } = words;
  const { firstName: name, title } = signUp;
  const day = formatDayAfter("il", signUp.firstDay, language);
  return {
    subject: t("mailsSignUp.certificate.subject", { title }),
    preheader: t("mailsSignUp.certificate.preview", { day }),
    heading: t("mailsSignUp.certificate.heading"),
    paragraphs: [t("mailsSignUp.certificate.reminder", { name, title, day })],
    facts: [...factsOf(signUp, words), ...officeFacts(words)],
    button: signUpButton(signUp, words),
    notes: [t("mailsSignUp.contact", { contact: emailAndPhone(site) })],
  };
}

/** Subject and text are sent as the centre typed them. */
export function signUpMessage(signUp: SignUpMessageFacts, words: MailContext): MailContent {
  return {
    subject: signUp.subject,
    preheader: signUp.title,
    heading: signUp.subject,
    paragraphs: [...signUp.text.split(/\n{2,}/)],
    facts: factsOf(signUp, words),
    button: signUpButton(signUp, words),
    notes: [words.t("mailsSignUp.message.why")],
  };
}

/** To the centre, in Italian. */
function centreSignUpCanceled(signUp: SignUpFacts, words: MailContext): MailContent {
  const who = fullName(signUp);
  return {
    subject: `Rinuncia: ${signUp.title} (${numberOf(signUp)})`,
    preheader: `${who} non viene`,
    heading: "Una rinuncia",
    paragraphs: filled([
      `${who} rinuncia ${signUp.seats > 1 ? `ai suoi ${signUp.seats} posti` : "al suo posto"}.`,
      signUp.totalAmount > 0 ? words.word(outcomeForCentre(outcomeOf(signUp))) : "",
    ]),
    facts: factsOf(signUp, words),
    button: { label: "Apri il pannello", url: words.address(paths.admin) },
    replyTo: signUp.email,
  };
}

/** By template names, which are stored in queued jobs and in the list of sent mails. */
export const signUpMails = {
  placeCanceled: signUpCanceled,
  placesCanceled: offeringCanceled,
  eventHeld,
  centrePlaceGivenUp: centreSignUpCanceled,
};
