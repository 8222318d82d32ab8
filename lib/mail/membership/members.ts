import type { FeeReminder } from "@/lib/domain/membership/fee-reminder";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { emailAndPhone } from "@/lib/domain/site/contacts";
import { formatDayAfter } from "@/lib/domain/time/dates";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { paths } from "@/lib/paths";

/** An application for membership, or its outcome. Days are calendar days in Rome, amounts cents. */
export interface MemberFacts {
  kind: "member";
  /** The application's. */
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  lastName: string;
  /** Empty without an address. */
  email: string;
  /** The category's label. */
  category: string;
  appliedOn: string;
  resolution: string | null;
  number: number | null;
  paidUntil: string | null;
  /** The fee due; null without one. */
  fee: FeeFacts | null;
}

export interface FeeFacts {
  /** Null for a fee that is not recorded yet, since its year has not begun. */
  id: number | null;
  from: string;
  until: string;
  dueAmount: number;
}

/** `fee` is the fee due. */
interface FeeReminderFacts extends MemberFacts {
  fee: FeeFacts;
  reminder: FeeReminder;
  /** The day from which it is due. */
  dueOn: string;
}

const applicationOf = ({ confirmationNumber }: MemberFacts) =>
  formatConfirmationNumber("member", confirmationNumber);

function factsOf(member: MemberFacts, { t, formats, language }: MailContext): [string, string][] {
  const { category, appliedOn, resolution, fee } = member;
  const application = `#${applicationOf(member)}, ${formatDayAfter("del", appliedOn, language)}`;
  const days = fee && formats.days(fee.from, fee.until);
  return [
    [t("mailsMembership.application"), application],
    [t("mailsMembership.category"), category],
    ...(resolution === null
      ? []
      : [[t("mailsMembership.resolution"), resolution] satisfies [string, string]]),
    ...(fee === null || days === null
      ? []
      : [
          [
            t("mailsMembership.fee"),
            t("mailsMembership.feeOf", { amount: formats.cents(fee.dueAmount), days }),
          ] satisfies [string, string],
        ]),
  ];
}

/** Leads to the membership card and the fees; none for members without an account. */
const cardButton = ({ userId }: MemberFacts, { t, address }: MailContext): Pick<MailContent, "button"> =>
  userId === null ? {} : { button: { label: t("mailsMembership.openCard"), url: address(paths.membership) } };

const about = (member: MemberFacts, { site }: MailContext) => ({
  name: member.firstName,
  association: site.legalName,
  application: applicationOf(member),
});

function applied(member: MemberFacts, words: MailContext): MailContent {
  const { t } = words;
  const values = about(member, words);
  return {
    subject: t("mailsMembership.applied.subject", values),
    preheader: t("mailsMembership.applied.preview"),
    heading: t("mailsMembership.applied.heading"),
    paragraphs: [t("mailsMembership.applied.greeting", values), t("mailsMembership.applied.nothing")],
    facts: factsOf(member, words),
  };
}

function admitted(member: MemberFacts, words: MailContext): MailContent {
  const { t, language } = words;
  const values = { ...about(member, words), number: member.number ?? 0 };
  const { paidUntil } = member;
  const isValid =
    paidUntil === null
      ? t("mailsMembership.admitted.pay")
      : t("mailsMembership.admitted.paid", { until: formatDayAfter("al", paidUntil, language) });
  return {
    subject: t("mailsMembership.admitted.subject", values),
    preheader: t("mailsMembership.admitted.preview"),
    heading: t("mailsMembership.admitted.heading"),
    paragraphs: [t("mailsMembership.admitted.greeting", values), isValid],
    facts: [
      [t("mailsMembership.number"), t("mailsMembership.numbered", { number: values.number })],
      ...factsOf(member, words),
    ],
    ...cardButton(member, words),
  };
}

function rejected(member: MemberFacts, words: MailContext): MailContent {
  const { t, site } = words;
  const values = about(member, words);
  return {
    subject: t("mailsMembership.rejected.subject", values),
    preheader: t("mailsMembership.rejected.preview"),
    heading: t("mailsMembership.rejected.heading"),
    paragraphs: [
      t("mailsMembership.rejected.greeting", values),
      t("mailsMembership.rejected.ask", { contact: emailAndPhone(site) }),
    ],
    facts: factsOf(member, words),
  };
}

/** To the centre, in Italian, the language of the panel. */
function centreApplied(member: MemberFacts, words: MailContext): MailContent {
  const { firstName, lastName, email } = member;
  const name = fullName({ firstName, lastName });
  return {
    subject: `Nuova domanda di socio: ${name} (#${applicationOf(member)})`,
    preheader: "Aspetta la delibera del consiglio direttivo.",
    heading: "Nuova domanda di socio",
    paragraphs: [
      `${name} ha chiesto di diventare socio. La domanda aspetta la delibera del consiglio direttivo.`,
    ],
    facts: factsOf(member, words),
    button: { label: "Apri il pannello", url: words.address(paths.admin) },
    ...(email === "" ? {} : { replyTo: email }),
  };
}

export const memberMails = {
  memberApplied: applied,
  memberAdmitted: admitted,
  memberRejected: rejected,
  centreMemberApplied: centreApplied,
};

/** The reminder of a fee: before it is due, on the day, or after. */
export function feeReminder(member: FeeReminderFacts, words: MailContext): MailContent {
  const { t, formats, language } = words;
  const { reminder, dueOn, fee } = member;
  const amount = formats.cents(fee.dueAmount);
  const on = formatDayAfter("il", dueOn, language);
  const since = formatDayAfter("dal", dueOn, language);
  const values = { ...about(member, words), amount, on, since };
  return {
    subject: t(`mailsMembership.reminder.${reminder}.subject`, values),
    preheader: t("mailsMembership.reminder.preview", { amount }),
    heading: t(`mailsMembership.reminder.${reminder}.heading`),
    paragraphs: [t(`mailsMembership.reminder.${reminder}.greeting`, values)],
    facts: factsOf(member, words),
    ...cardButton(member, words),
    notes: [t("mailsMembership.reminder.paid")],
  };
}
