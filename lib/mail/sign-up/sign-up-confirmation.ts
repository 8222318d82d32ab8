import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { formatPriceText } from "@/lib/domain/money/money";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { emailAndPhone } from "@/lib/domain/site/contacts";
import { formatDayRange } from "@/lib/domain/time/dates";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { officeFacts } from "@/lib/mail/office";
import type { CourseSignUpFacts, EventSignUpFacts } from "@/lib/mail/sign-up/facts";
import { paths } from "@/lib/paths";
import { doorAndLink, filled, numberOf, present } from "./sign-up-parts";

const contact = ({ t, site }: MailContext) => t("mailsSignUp.contact", { contact: emailAndPhone(site) });

/** The price; for several seats, the price of one and the total. */
function priceFacts(
  {
    price,
    isPaidWithPass,
    seats,
    totalAmount = 0,
  }: Pick<CourseSignUpFacts, "price" | "isPaidWithPass" | "seats" | "totalAmount">,
  { t, formats, language }: MailContext,
): [string, string][] {
  if (isPaidWithPass) return [[t("mails.facts.price"), t("mailsSignUp.paidWithPass")]];
  const text = formatPriceText(price, language);
  if (seats === 1 || totalAmount === 0) return [[t("mails.facts.price"), text]];
  return [
    [t("mails.facts.seatPrice"), text],
    [t("mails.facts.total"), formats.cents(totalAmount)],
  ];
}

export function courseBooked(signUp: CourseSignUpFacts, words: MailContext): MailContent {
  const { t } = words;
  const { courseTitle: title, when, schedule, confirmationNumber } = signUp;
  return {
    subject: t("mailsSignUp.course.subject", { title }),
    preheader: t("mailsSignUp.course.preview"),
    heading: t("mailsSignUp.course.heading"),
    paragraphs: filled([
      t("mailsSignUp.course.greeting", { name: signUp.firstName }),
      signUp.lacksCertificate ? t("mailsSignUp.certificate.missing") : "",
    ]),
    facts: present([
      [t("mails.facts.confirmation"), numberOf({ kind: "course", confirmationNumber })],
      [t("mails.facts.course"), title],
      [t("mails.facts.when"), when],
      [t("mails.facts.hours"), when.includes(schedule) ? "" : schedule],
      [t("mails.facts.where"), signUp.location],
      [t("mails.facts.places"), signUp.seats > 1 ? String(signUp.seats) : ""],
      ...priceFacts(signUp, words),
      ...(signUp.lacksCertificate ? officeFacts(words) : []),
    ]),
    ...doorAndLink(signUp, words),
    notes: [contact(words)],
  };
}

export function eventRegistered(signUp: EventSignUpFacts, words: MailContext): MailContent {
  const { t, formats } = words;
  const { eventTitle: title, eventDate, endDate, startTime, endTime, confirmationNumber } = signUp;
  const day =
    endDate && endDate !== eventDate ? formats.days(eventDate, endDate) : formats.longDay(eventDate);
  return {
    subject: t("mailsSignUp.event.subject", { title }),
    preheader: `${day}, ${startTime} – ${endTime}`,
    heading: t("mailsSignUp.event.heading"),
    paragraphs: [t("mailsSignUp.event.greeting", { name: signUp.firstName, count: signUp.seats })],
    facts: present([
      [t("mails.facts.confirmation"), numberOf({ kind: "event", confirmationNumber })],
      [t("mails.facts.event"), title],
      [t("mails.facts.when"), `${day}\n${startTime} – ${endTime}`],
      [t("mails.facts.where"), signUp.location],
      [t("mails.facts.places"), signUp.seats > 1 ? String(signUp.seats) : ""],
      ...priceFacts(signUp, words),
    ]),
    ...doorAndLink(signUp, words),
    notes: [contact(words)],
  };
}

/** To the centre, in Italian, the language of the panel. Reply-To is the participant. */
export function centreCourseBooked(signUp: CourseSignUpFacts, { address }: MailContext): MailContent {
  const dates = signUp.startDate
    ? formatDayRange(signUp.startDate, signUp.endDate ?? signUp.startDate, DEFAULT_LANGUAGE)
    : "da concordare";
  return {
    subject: `Nuova iscrizione: ${signUp.courseTitle} (#${formatConfirmationNumber("course", signUp.confirmationNumber)})`,
    preheader: `${fullName(signUp)}, ${dates}`,
    heading: "Nuova iscrizione a un corso",
    paragraphs: ["È arrivata un'iscrizione dal sito."],
    facts: [
      ["Iscritto", `${fullName(signUp)}\n${signUp.email}\n${signUp.phone}`],
      ["Corso", signUp.courseTitle],
      ["Data", dates],
      ...(signUp.notes ? [["Note", signUp.notes] satisfies [string, string]] : []),
    ],
    button: { label: "Apri il pannello", url: address(paths.admin) },
    replyTo: signUp.email,
  };
}
