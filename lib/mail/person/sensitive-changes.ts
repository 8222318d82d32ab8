import { preventAutolink } from "@/lib/domain/person/site-address";
import { SCOPE_KEYS } from "@/lib/domain/program/key-access";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type {
  AdministratorFacts,
  ApiKeyMadeFacts,
  AssociationIbanFacts,
  ChangedValueFacts,
  SensitiveChangeFacts,
} from "@/lib/mail/person/facts";
import { paths } from "@/lib/paths";

type Facts = [label: string, value: string][];

/** Added as an administrator in the panel or by accepting an invitation, invited as one, or removed as one. */
type AdministratorTemplate =
  | "administratorAdded"
  | "administratorJoined"
  | "administratorInvited"
  | "administratorRemoved";

/**
 * Changes of the mail server, of ways to pay, of the site's address, and of what exposes bookings: calendars, screens,
 * webhooks.
 */
type ChangedValueTemplate =
  | "mailServerChanged"
  | "wayToPayChanged"
  | "siteEmailChanged"
  | "namedCalendarMade"
  | "namedScreenMade"
  | "webhookAimed";

type ChangeFacts = Record<AdministratorTemplate, AdministratorFacts> &
  Record<ChangedValueTemplate, ChangedValueFacts> & {
    associationIban: AssociationIbanFacts;
    secondFactorOptional: SensitiveChangeFacts;
    apiKeyMade: ApiKeyMadeFacts;
  };

export type SensitiveChangeMail = {
  [Template in keyof ChangeFacts]: { template: Template; to: string; data: ChangeFacts[Template] };
}[keyof ChangeFacts];

/** What happened, with the relevant details. */
function whatHappened(mail: SensitiveChangeMail, { t }: MailContext): string {
  const { firstName: name } = mail.data;
  switch (mail.template) {
    case "associationIban": {
      const { ending, endingBefore } = mail.data;
      const values = { name, ending: ending ?? "", before: endingBefore ?? "" };
      if (ending === null) return t("mailsAdministrators.associationIban.removed", values);
      const kind = endingBefore === null ? "given" : "replaced";
      return t(`mailsAdministrators.associationIban.${kind}`, values);
    }
    case "secondFactorOptional":
    case "apiKeyMade":
      return t(`mailsAdministrators.${mail.template}.text`, { name });
    case "mailServerChanged":
    case "webhookAimed": {
      const { before, after } = mail.data;
      if (after === null) return t("mailsAdministrators.mailServerChanged.removed", { name });
      return t(`mailsAdministrators.${mail.template}.${before === null ? "given" : "replaced"}`, { name });
    }
    case "wayToPayChanged":
    case "siteEmailChanged":
      return t(`mailsAdministrators.${mail.template}.text`, { name });
    case "namedCalendarMade":
    case "namedScreenMade": {
      const { after: room } = mail.data;
      if (room === null) return t(`mailsAdministrators.${mail.template}.centre`, { name });
      return t(`mailsAdministrators.${mail.template}.room`, { name, room });
    }
    case "administratorRemoved":
      if (isOfRecipient(mail)) return t("mailsAdministrators.administratorRemoved.yours", { name });
      return t("mailsAdministrators.administratorRemoved.text", { name, account: mail.data.name });
    case "administratorAdded":
    case "administratorJoined":
    case "administratorInvited":
      return t(`mailsAdministrators.${mail.template}.text`, { name, account: mail.data.name });
  }
}

/** Whether the changed role is the recipient's own. */
const isOfRecipient = ({ to, data }: { to: string; data: AdministratorFacts }): boolean =>
  to.toLowerCase() === data.email.toLowerCase();

/**
 * Shows what the scopes allow instead of their API names. The key's name is free text from the person who created it.
 */
function keyFacts({ name, scopes, expiresOn }: ApiKeyMadeFacts, { t, formats }: MailContext): Facts {
  const allowed = scopes.map((scope) => t(`apiScopes.${SCOPE_KEYS[scope]}`));
  return [
    [t("mailsAdministrators.apiKeyMade.key"), preventAutolink(name)],
    [
      t("mailsAdministrators.apiKeyMade.scopes"),
      allowed.length > 0 ? allowed.join("\n") : t("mailsAdministrators.apiKeyMade.noScopes"),
    ],
    [
      t("mailsAdministrators.apiKeyMade.expires"),
      expiresOn === null ? t("mailsAdministrators.apiKeyMade.never") : formats.longDay(expiresOn),
    ],
  ];
}

/**
 * API keys survive a removed role. The mail lists the person's remaining keys, so that administrators can revoke them.
 */
function keysLeft(mail: SensitiveChangeMail, { t }: MailContext): Facts {
  if (mail.template !== "administratorRemoved" || isOfRecipient(mail)) return [];
  const { keys = [] } = mail.data;
  if (keys.length === 0) return [];
  return [[t("mailsAdministrators.administratorRemoved.keys"), keys.map(preventAutolink).join("\n")]];
}

/** The values before and after, as they were typed; nothing in them becomes a link. */
function valueFacts(mail: SensitiveChangeMail, { t }: MailContext): Facts {
  // For a calendar or screen of a room, the text is already complete.
  if (mail.template === "namedCalendarMade" || mail.template === "namedScreenMade") return [];
  if (!("before" in mail.data)) return [];
  const { before, after } = mail.data;
  const facts: [string, string | null][] = [
    [t("mailsAdministrators.before"), before],
    [t("mailsAdministrators.after"), after],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, preventAutolink(value)]]));
}

function factsOf(mail: SensitiveChangeMail, words: MailContext): Facts {
  const { t, formats } = words;
  const who =
    mail.template === "administratorJoined"
      ? t("mailsAdministrators.administratorJoined.by")
      : t("mailsAdministrators.who");
  const account: Facts =
    "email" in mail.data ? [[t("mailsAdministrators.account"), `${mail.data.name}\n${mail.data.email}`]] : [];
  return [
    [who, mail.data.by],
    [t("mailsAdministrators.when"), formats.instant(new Date(mail.data.at))],
    ...account,
    ...keysLeft(mail, words),
    ...valueFacts(mail, words),
    ...(mail.template === "apiKeyMade" ? keyFacts(mail.data, words) : []),
  ];
}

/** The steps to take if the change was illegitimate: undo it, and lock the attacker out of the account they used. */
function remedy(mail: SensitiveChangeMail, { t }: MailContext): string[] {
  // A person who is no longer an administrator cannot undo anything.
  if (mail.template === "administratorRemoved" && isOfRecipient(mail)) return [];
  const { by, isOwn } = mail.data;
  const account = "email" in mail.data ? mail.data.name : "";
  const lines = [
    isOwn ? t("mailsAdministrators.ifNotYou") : t("mailsAdministrators.ifNotThem", { by }),
    t("mailsAdministrators.signIn"),
    t(`mailsAdministrators.${mail.template}.undo`, { account }),
    isOwn ? t("mailsAdministrators.ownSessions") : t("mailsAdministrators.theirRole", { by }),
  ];
  return [lines.join("\n")];
}

/**
 * Notifies an administrator of a change that the API permits with a session alone, so that a stolen session is noticed,
 * and explains what to do.
 */
export function sensitiveChange(mail: SensitiveChangeMail, words: MailContext): MailContent {
  const { t, address } = words;
  const subject = t(`mailsAdministrators.${mail.template}.subject`);
  const newPassword = { label: t("mailsAdministrators.changePassword"), url: address(paths.forgotPassword) };
  return {
    subject,
    preheader: t("mailsAdministrators.preview"),
    heading: subject,
    paragraphs: [whatHappened(mail, words), ...remedy(mail, words)],
    facts: factsOf(mail, words),
    button: { label: t("mailsAdministrators.button"), url: address(paths.auth) },
    ...(mail.data.isOwn ? { link: newPassword } : {}),
    notes: [t("mailsAdministrators.fine")],
  };
}
