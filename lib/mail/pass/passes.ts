import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { paths } from "@/lib/paths";

/** A pass. Days are calendar days in Rome, amounts cents. */
export interface PassFacts {
  kind: "pass";
  id: number;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** Empty without an address. */
  email: string;
  /** The pass's name, in the mail's language. */
  name: string;
  /** Null: unlimited. */
  entries: number | null;
  entriesLeft: number | null;
  startsOn: string;
  validUntil: string;
  totalAmount: number;
  dueAmount: number;
  refundDue: number;
  /** Why the centre canceled it; null in other mails. */
  cancelReason: string | null;
}

function entriesText({ entries, entriesLeft }: PassFacts, { t }: MailContext): string {
  if (entries === null || entriesLeft === null) return t("mailsPass.unlimited");
  return entriesLeft === entries
    ? t("mailsPass.entries", { count: entries })
    : t("mailsPass.entriesOf", { count: entriesLeft, entries });
}

const factsOf = (pass: PassFacts, words: MailContext): [string, string][] => [
  [words.t("mailsPass.pass"), `${pass.name} (#${formatConfirmationNumber("pass", pass.confirmationNumber)})`],
  [words.t("mailsPass.left"), entriesText(pass, words)],
  [words.t("mailsPass.valid"), words.formats.days(pass.startsOn, pass.validUntil)],
];

const TEXTS = {
  passBought: "bought",
  passFewLeft: "fewLeft",
  passEnding: "ending",
  passCanceled: "canceled",
} as const;
export type PassTemplate = keyof typeof TEXTS;

/** The content of a mail about a pass. The caller adds how to pay to that of the sale. */
export function passMail(template: PassTemplate, pass: PassFacts, words: MailContext): MailContent {
  const { t, formats, address } = words;
  const { name: title, dueAmount, totalAmount, refundDue, cancelReason, userId } = pass;
  const text = TEXTS[template];
  const values = {
    name: pass.firstName,
    title,
    count: pass.entriesLeft ?? 0,
    until: formats.longDay(pass.validUntil),
    amount: formats.cents(refundDue),
  };
  const isPaid = template === "passBought" && dueAmount === 0 && totalAmount === 0;
  const after = [
    ...(template === "passBought" ? [t(isPaid ? "mailsPass.bought.free" : "mailsPass.bought.pay")] : []),
    ...(template === "passCanceled" && refundDue > 0 ? [t("mailsPass.canceled.refund", values)] : []),
  ];
  return {
    subject: t(`mailsPass.${text}.subject`, values),
    preheader: t(`mailsPass.${text}.preview`, values),
    heading: t(`mailsPass.${text}.heading`),
    paragraphs: [t(`mailsPass.${text}.greeting`, values), ...after],
    facts: [
      ...factsOf(pass, words),
      ...(template === "passCanceled" && cancelReason !== null
        ? [[t("mailsPass.reason"), cancelReason] satisfies [string, string]]
        : []),
    ],
    ...(userId === null || template === "passCanceled"
      ? {}
      : { button: { label: t("mailsPass.button"), url: address(paths.passes) } }),
  };
}
