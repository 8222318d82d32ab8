import { formatDayAfter } from "@/lib/domain/time/dates";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import { paths } from "@/lib/paths";

interface Change {
  firstName: string;
  /** The instant of the change. */
  at: string;
}

const changeOf = ({ firstName, at }: Change, { formats }: MailContext) => ({
  name: firstName,
  at: formats.instant(new Date(at)),
});

/** A button to set a new password, for a recipient who did not make the change. */
const notMine = (label: string, { address }: MailContext): Pick<MailContent, "button"> => ({
  button: { label, url: address(paths.forgotPassword) },
});

const quoted = (names: readonly string[], { language }: MailContext): string =>
  names.map((name) => (language === "it" ? `«${name}»` : `“${name}”`)).join(", ");

/** Lists the passkeys that still open the account without its password. */
const passkeysLeft = (names: readonly string[], words: MailContext): string =>
  words.t("mailsPerson.passkeysLeft", { count: names.length, names: quoted(names, words) });

export function passwordChanged(
  change: Change & { endedCalendar?: boolean; isFirst?: boolean; passkeys?: readonly string[] },
  words: MailContext,
): MailContent {
  const { t } = words;
  const { endedCalendar = false, isFirst = false, passkeys = [] } = change;
  const kind = isFirst ? "firstPassword" : "passwordChanged";
  return {
    subject: t(`mailsPerson.${kind}.subject`),
    preheader: t(`mailsPerson.${kind}.preview`),
    heading: t(`mailsPerson.${kind}.heading`),
    paragraphs: [
      t(`mailsPerson.${kind}.greeting`, changeOf(change, words)),
      t("mailsPerson.sessionsEnded"),
      ...(endedCalendar ? [t("mailsPerson.passwordChanged.calendarEnded")] : []),
      ...(passkeys.length === 0 ? [] : [passkeysLeft(passkeys, words)]),
    ],
    ...notMine(t(`mailsPerson.${kind}.button`), words),
    notes: [t(`mailsPerson.${kind}.fine`)],
  };
}

/** Does not mention the new address: the old one may belong to another person. */
export function emailChangeAsked(change: Change, words: MailContext): MailContent {
  const { t } = words;
  return {
    subject: t("mailsPerson.emailChangeAsked.subject"),
    preheader: t("mailsPerson.changePassword"),
    heading: t("mailsPerson.emailChangeAsked.heading"),
    paragraphs: [
      t("mailsPerson.emailChangeAsked.greeting", changeOf(change, words)),
      t("mailsPerson.emailChangeAsked.when"),
    ],
    ...notMine(t("mailsPerson.notByMe"), words),
    notes: [t("mailsPerson.fineIfAsked")],
  };
}

export function emailChanged(change: Change, words: MailContext): MailContent {
  const { t, site } = words;
  return {
    subject: t("mailsPerson.emailChanged.subject"),
    preheader: t("mailsPerson.emailChanged.preview"),
    heading: t("mailsPerson.emailChanged.heading"),
    paragraphs: [
      t("mailsPerson.emailChanged.greeting", changeOf(change, words)),
      t("mailsPerson.emailChanged.notMine", { email: site.email }),
    ],
  };
}

export const secondFactorChanged =
  (kind: "secondFactorOn" | "secondFactorOff") =>
  (change: Change, words: MailContext): MailContent => {
    const { t } = words;
    return {
      subject: t(`mailsPerson.${kind}.subject`),
      preheader: t("mailsPerson.changePassword"),
      heading: t(`mailsPerson.${kind}.subject`),
      paragraphs: [
        t(`mailsPerson.${kind}.greeting`, changeOf(change, words)),
        t(`mailsPerson.${kind}.effect`),
      ],
      ...notMine(t("mailsPerson.notByMe"), words),
      notes: [t("mailsPerson.fineIfAsked")],
    };
  };

export const passkeyChanged =
  (kind: "passkeyAdded" | "passkeyRemoved") =>
  (passkeys: Change & ({ names: readonly string[] } | { name: string }), words: MailContext): MailContent => {
    const { t } = words;
    const names = "names" in passkeys ? passkeys.names : [passkeys.name];
    const facts = { ...changeOf(passkeys, words), count: names.length, passkeys: quoted(names, words) };
    return {
      subject: t(`mailsPerson.${kind}.subject`),
      preheader: t("mailsPerson.changePassword"),
      heading: t(`mailsPerson.${kind}.subject`),
      paragraphs: [
        t(`mailsPerson.${kind}.greeting`, facts),
        t(`mailsPerson.${kind}.effect`, facts),
        ...(kind === "passkeyAdded" ? [t("mailsPerson.passkeyAdded.remedy")] : []),
      ],
      ...notMine(t("mailsPerson.notByMe"), words),
      notes: [t("mailsPerson.fineIfAsked")],
    };
  };

export function inactivityWarning(
  { firstName: name, removalDay }: { firstName: string; removalDay: string },
  { t, language, address }: MailContext,
): MailContent {
  const days = {
    ofDay: formatDayAfter("del", removalDay, language),
    theDay: formatDayAfter("il", removalDay, language),
  };
  return {
    subject: t("mailsPerson.inactivity.subject"),
    preheader: t("mailsPerson.inactivity.preview", days),
    heading: t("mailsPerson.inactivity.heading"),
    paragraphs: [t("mailsPerson.inactivity.greeting", { name, ...days }), t("mailsPerson.inactivity.keep")],
    button: { label: t("mailsPerson.inactivity.button"), url: address(paths.auth) },
  };
}
