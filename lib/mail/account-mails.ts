import { hashToken, mailToken } from "@/lib/auth/mail-token";
import { signInCode } from "@/lib/auth/sign-in-code";
import { findResetTokenOwner } from "@/lib/data/person/account-tokens";
import { findOpenInvitation } from "@/lib/data/person/invitations";
import { findNewsletterLink, isSubscribed } from "@/lib/data/person/newsletter";
import { findPersonInvitation } from "@/lib/data/person/person-invitations";
import { isAttemptUnspent } from "@/lib/data/person/sign-in-codes";
import * as account from "@/lib/mail/person/account";
import * as changes from "@/lib/mail/person/account-changes";
import type { NamedAccount, OfAccount } from "@/lib/mail/person/facts";
import { type SensitiveChangeMail, sensitiveChange } from "@/lib/mail/person/sensitive-changes";
import { webhookSwitchedOff } from "@/lib/mail/program/webhook-switched-off";
import { kind, type MailKind, noSubject, ofAccount, ofContact, ofPeople, plain } from "./mail-kind";

type Change = OfAccount & { at: string };

type ChangeOf<Template> = Extract<SensitiveChangeMail, { template: Template }>["data"];
const sensitive = <Template extends SensitiveChangeMail["template"]>(
  template: Template,
  about: MailKind<ChangeOf<Template>>["about"] = noSubject,
): MailKind<ChangeOf<Template>> =>
  // Template and data belong together, which TypeScript cannot follow through the union.
  kind(about, (data, { to, words }) =>
    sensitiveChange({ template, to, data } as unknown as SensitiveChangeMail, words),
  );

export const ACCOUNT_MAILS = {
  welcome: plain<NamedAccount & { nonce: string }>(ofAccount, account.welcome),
  verification: plain<NamedAccount & { nonce: string }>(ofAccount, account.verification),
  /**
   * To the address that the client typed. Whether it belongs to an account is looked up when the mail is sent, so that
   * requests look the same for every address. `isRepeated`: this client has requested so many today that the mail is
   * sent to verified addresses only.
   */
  passwordReset: kind<{ nonce: string; isRepeated?: boolean }>(
    noSubject,
    async ({ nonce, isRepeated }, { to, now, words }) => {
      const owner = await findResetTokenOwner(hashToken(mailToken("reset", nonce)), now);
      // A link created for one address is not mailed to a different one to which the account has since changed.
      if (owner === null || owner.email.toLowerCase() !== to.toLowerCase()) return null;
      if (isRepeated && !owner.isVerified) return null;
      return { to: owner.email, content: account.passwordReset({ ...owner, nonce }, words) };
    },
  ),
  /** To the address that the client typed, with or without an account. The code is derived when the mail is sent. */
  signInCode: kind<{ attemptHash: string }>(noSubject, async ({ attemptHash }, { now, words }) =>
    // It was used or expired since it was queued: the code would only mislead.
    (await isAttemptUnspent(attemptHash, now))
      ? account.signInCodeMail(signInCode(attemptHash), words)
      : null,
  ),
  /** To the address that the client typed. Not sent if it is subscribed already, or after the link has expired. */
  newsletterConfirmation: kind<{ nonce: string }>(noSubject, async ({ nonce }, { to, now, words }) => {
    const link = await findNewsletterLink(hashToken(mailToken("newsletter", nonce)));
    const isOpen = link?.personId === null && link.confirmsUntil !== null && link.confirmsUntil > now;
    return isOpen && !(await isSubscribed(to)) ? account.newsletterConfirmation(nonce, words) : null;
  }),
  /** Read when the mail is sent: an invitation that was revoked meanwhile is not mailed. */
  invitation: kind<{ nonce: string }>(noSubject, async ({ nonce }, { now, words }) => {
    const invited = await findOpenInvitation(hashToken(mailToken("invitation", nonce)), now);
    return invited && { to: invited.email, content: account.invitation({ ...invited, nonce }, words) };
  }),
  /** An invitation for a person known from an import. */
  personInvitation: kind<{ nonce: string; personId: number }>(
    ({ personId }) => (personId === undefined ? noSubject() : ofPeople([personId])),
    async ({ nonce }, { now, words }) => {
      const invited = await findPersonInvitation(hashToken(mailToken("reset", nonce)), now);
      return (
        invited && { to: invited.email, content: account.personInvitation({ ...invited, nonce }, words) }
      );
    },
  ),
  /** `passkeys` are the names that their owner gave them. */
  passwordChanged: plain<
    Change & { endedCalendar?: boolean; isFirst?: boolean; passkeys?: readonly string[] }
  >(ofAccount, changes.passwordChanged),
  emailChangeAsked: plain<Change>(ofAccount, changes.emailChangeAsked),
  emailChanged: plain<Change>(ofAccount, changes.emailChanged),
  secondFactorOn: plain<Change>(ofAccount, changes.secondFactorChanged("secondFactorOn")),
  secondFactorOff: plain<Change>(ofAccount, changes.secondFactorChanged("secondFactorOff")),
  passkeyAdded: plain<Change & { names: readonly string[] }>(
    ofAccount,
    changes.passkeyChanged("passkeyAdded"),
  ),
  passkeyRemoved: plain<Change & { names: readonly string[] }>(
    ofAccount,
    changes.passkeyChanged("passkeyRemoved"),
  ),
  inactivityWarning: plain<OfAccount & { removalDay: string }>(ofAccount, changes.inactivityWarning),

  associationIban: sensitive("associationIban"),
  secondFactorOptional: sensitive("secondFactorOptional"),
  apiKeyMade: sensitive("apiKeyMade"),
  mailServerChanged: sensitive("mailServerChanged"),
  wayToPayChanged: sensitive("wayToPayChanged"),
  siteEmailChanged: sensitive("siteEmailChanged"),
  namedCalendarMade: sensitive("namedCalendarMade"),
  namedScreenMade: sensitive("namedScreenMade"),
  webhookAimed: sensitive("webhookAimed"),
  administratorAdded: sensitive("administratorAdded", ofContact),
  administratorJoined: sensitive("administratorJoined", ofContact),
  administratorInvited: sensitive("administratorInvited", ofContact),
  administratorRemoved: sensitive("administratorRemoved", ofContact),
  webhookSwitchedOff: plain<{ url: string; description: string }>(noSubject, webhookSwitchedOff),
};
