import { mailToken } from "@/lib/auth/mail-token";
import type { Role } from "@/lib/domain/person/roles";
import { CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
import { preventAutolink } from "@/lib/domain/person/site-address";
import { linkPaths } from "@/lib/domain/site/link-paths";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type { NamedAccount } from "@/lib/mail/person/facts";
import { paths } from "@/lib/paths";

/** Mails about an account. Tokens are derived here, when the mail is sent (lib/auth/mail-token.ts). */

function answers(nonce: string, { t, address }: MailContext): Pick<MailContent, "button" | "link"> {
  const token = mailToken("verification", nonce);
  return {
    button: { label: t("mailsPerson.confirmAddress"), url: address(paths.verifyEmail(token)) },
    link: { label: t("mailsPerson.notMe"), url: address(paths.refuseEmail(token)) },
  };
}

/**
 * The account's names, which the person who registered chose: names cannot contain links, but usernames may look like
 * one.
 */
function accountFacts(
  { username, firstName, lastName }: Omit<NamedAccount, "userId">,
  { t }: MailContext,
): [string, string][] {
  return [
    [t("mailsPerson.username"), preventAutolink(username)],
    [t("mailsPerson.name"), `${firstName} ${lastName}`],
  ];
}

export function welcome(
  { nonce, ...account }: NamedAccount & { nonce: string },
  words: MailContext,
): MailContent {
  const { t, site } = words;
  const name = account.firstName;
  return {
    subject: t("mailsPerson.welcome.subject", { name }),
    preheader: t("mailsPerson.welcome.preview"),
    heading: t("mailsPerson.welcome.heading"),
    paragraphs: [
      t("mailsPerson.welcome.greeting", { name, site: site.name }),
      t("mailsPerson.welcome.confirm"),
    ],
    facts: accountFacts(account, words),
    ...answers(nonce, words),
    notes: [t("mailsPerson.welcome.link")],
  };
}

export function verification(
  { nonce, ...account }: NamedAccount & { nonce: string },
  words: MailContext,
): MailContent {
  const { t } = words;
  return {
    subject: t("mailsPerson.verification.subject"),
    preheader: t("mailsPerson.verification.preview"),
    heading: t("mailsPerson.verification.heading"),
    paragraphs: [t("mailsPerson.verification.greeting", { name: account.firstName })],
    facts: accountFacts(account, words),
    ...answers(nonce, words),
    notes: [t("mailsPerson.verification.link")],
  };
}

/**
 * The code for signing in, or for proving one's identity without a password. It is in the subject, so that a phone's
 * notification shows it. The mail contains no name, since the address may not belong to an account.
 */
export function signInCodeMail(code: string, { t, site }: MailContext): MailContent {
  const minutes = CODE_MINUTES;
  return {
    subject: t("mailsPerson.signInCode.subject", { code, site: site.name }),
    preheader: t("mailsPerson.signInCode.preview", { minutes }),
    heading: t("mailsPerson.signInCode.heading"),
    paragraphs: [t("mailsPerson.signInCode.text")],
    secret: code,
    notes: [t("mailsPerson.signInCode.where", { minutes }), t("mailsPerson.signInCode.secret")],
  };
}

export function passwordReset(
  { nonce, isVerified, ...account }: Omit<NamedAccount, "userId"> & { nonce: string; isVerified: boolean },
  words: MailContext,
): MailContent {
  const { t, address } = words;
  const token = mailToken("reset", nonce);
  return {
    subject: t("mailsPerson.passwordReset.subject"),
    preheader: t("mailsPerson.passwordReset.preview"),
    heading: t("mailsPerson.passwordReset.heading"),
    paragraphs: [t("mailsPerson.passwordReset.greeting", { name: account.firstName })],
    facts: accountFacts(account, words),
    button: { label: t("mailsPerson.passwordReset.button"), url: address(linkPaths.resetPassword(token)) },
    notes: [
      ...(isVerified ? [] : [t("mailsPerson.passwordReset.notVerified")]),
      t("mailsPerson.passwordReset.link"),
      t("mailsPerson.passwordReset.code", { code: token }),
      t("mailsPerson.passwordReset.ignore"),
    ],
  };
}

/**
 * To a future colleague who has no account yet.
 * @param invited the invited person, their role, and when the link expires (an instant)
 */
export function invitation(
  invited: { firstName: string; role: Role; expiresAt: string; nonce: string },
  { t, formats, address, site }: MailContext,
): MailContent {
  const { firstName: name, expiresAt, nonce } = invited;
  const role = t(`invitation.role.${invited.role}`);
  return {
    subject: t("mailsPerson.invitation.subject", { site: site.name }),
    preheader: t("mailsPerson.invitation.preview"),
    heading: t("mailsPerson.invitation.heading"),
    paragraphs: [
      t("mailsPerson.invitation.greeting", { name, site: site.name, role }),
      t("mailsPerson.invitation.choose"),
    ],
    button: {
      label: t("mailsPerson.invitation.button"),
      url: address(linkPaths.invitation(mailToken("invitation", nonce))),
    },
    notes: [
      t("mailsPerson.invitation.link", { until: formats.instant(new Date(expiresAt)) }),
      t("mailsPerson.invitation.ignore"),
    ],
  };
}

/** To a person whom the association knew before it used this site. @param invited.expiresAt an instant */
export function personInvitation(
  invited: { firstName: string; expiresAt: Date; nonce: string },
  { t, formats, address, site }: MailContext,
): MailContent {
  const { firstName: name, expiresAt, nonce } = invited;
  return {
    subject: t("mailsPerson.personInvitation.subject", { site: site.name }),
    preheader: t("mailsPerson.personInvitation.preview"),
    heading: t("mailsPerson.personInvitation.heading"),
    paragraphs: [
      t("mailsPerson.personInvitation.greeting", { name, site: site.name }),
      t("mailsPerson.personInvitation.choose"),
    ],
    button: {
      label: t("mailsPerson.personInvitation.button"),
      url: address(linkPaths.resetPassword(mailToken("reset", nonce))),
    },
    notes: [
      t("mailsPerson.personInvitation.link", { until: formats.instant(expiresAt) }),
      t("mailsPerson.personInvitation.ignore"),
    ],
  };
}

/** Contains no name, since a stranger may have typed the address. */
export function newsletterConfirmation(nonce: string, { t, address, site }: MailContext): MailContent {
  return {
    subject: t("mailsPerson.newsletterConfirmation.subject", { site: site.name }),
    preheader: t("mailsPerson.newsletterConfirmation.preview"),
    heading: t("mailsPerson.newsletterConfirmation.heading"),
    paragraphs: [t("mailsPerson.newsletterConfirmation.text", { site: site.name })],
    button: {
      label: t("mailsPerson.newsletterConfirmation.button"),
      url: address(linkPaths.newsletterLink(mailToken("newsletter", nonce))),
    },
    notes: [
      t("mailsPerson.newsletterConfirmation.link"),
      t("mailsPerson.newsletterConfirmation.ignore", { site: site.name }),
    ],
  };
}
