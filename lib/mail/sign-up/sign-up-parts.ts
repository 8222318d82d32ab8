import { signUpToken } from "@/lib/auth/sign-up-link";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type { SignUpFacts } from "@/lib/mail/sign-up/facts";
import { paths } from "@/lib/paths";

export const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");

export const filled = (paragraphs: string[]) => paragraphs.filter((text) => text !== "");

export const numberOf = ({ kind, confirmationNumber }: Pick<SignUpFacts, "kind" | "confirmationNumber">) =>
  `#${formatConfirmationNumber(kind, confirmationNumber)}`;

export const factsOf = (signUp: SignUpFacts, { t }: MailContext): [string, string][] =>
  present([
    [t("mails.facts.confirmation"), numberOf(signUp)],
    [t(`mails.facts.${signUp.kind}`), signUp.title],
    [t("mails.facts.when"), signUp.when],
    [t("mails.facts.where"), signUp.location],
    [t("mails.facts.places"), signUp.seats > 1 ? String(signUp.seats) : ""],
  ]);

export const reasonOf = ({ reason }: SignUpFacts, { t }: MailContext) =>
  reason ? t("mails.reason", { reason }) : "";

type Linked = Pick<SignUpFacts, "linkId">;

/** A button to the page that shows and cancels the sign-up. */
const pageButton = ({ linkId }: Linked, label: string, { address }: MailContext) => ({
  label,
  url: address(paths.signUp(signUpToken(linkId))),
});

export const signUpButton = (signUp: Linked, words: MailContext) =>
  pageButton(signUp, words.t("mailsSignUp.button"), words);

export const cancelButton = (signUp: Linked, words: MailContext) =>
  pageButton(signUp, words.t("mailsSignUp.seeOrCancel"), words);

export const doorAndLink = (
  signUp: Linked & { checkInCode: string },
  words: MailContext,
): Pick<MailContent, "button" | "codes"> => ({
  button: cancelButton(signUp, words),
  codes: [{ label: words.t("mailsSignUp.checkInCode"), text: signUp.checkInCode }],
});
