import { mailToken } from "@/lib/auth/mail-token";
import { emailAndPhone } from "@/lib/domain/site/contacts";
import { linkPaths } from "@/lib/domain/site/link-paths";
import {
  waitingPeriodLabel,
  waitingPositionLabel,
  waitingSizeLabel,
} from "@/lib/domain/waiting/waiting-labels";
import type { MailContext } from "@/lib/mail/mail-words";
import type { MailContent } from "@/lib/mail/message";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** Mails about entries of the waiting list. The link appears nowhere else. */

/** `price` is the offer's, as text. */
type Waiting = WaitingEntry & { nonce: string; price?: string };

const present = (facts: [string, string][]) => facts.filter(([, value]) => value !== "");

export const factsOf = (entry: WaitingEntry, { t, word }: MailContext): [string, string][] =>
  present([
    [t(`mails.facts.${entry.kind}`), entry.title],
    [t("mails.facts.when"), word(waitingPeriodLabel(entry))],
    [
      t(entry.kind === "space" ? "mails.facts.attendees" : "mails.facts.places"),
      word(waitingSizeLabel(entry)),
    ],
  ]);

const linkOf = ({ nonce }: Waiting, { address }: MailContext) =>
  address(linkPaths.waitingEntry(mailToken("waiting", nonce)));

const contact = ({ t, site }: MailContext) => t("mails.anythingElse", { contact: emailAndPhone(site) });

function waitingConfirmed(entry: Waiting, words: MailContext): MailContent {
  const { t, word } = words;
  const { title, firstName: name } = entry;
  return {
    subject: t("mailsWaiting.confirmed.subject", { title }),
    preheader: t("mailsWaiting.confirmed.preview"),
    heading: t("mailsWaiting.confirmed.heading"),
    paragraphs: [
      entry.position === null
        ? t("mailsWaiting.confirmed.greeting", { name })
        : t("mailsWaiting.confirmed.greetingWithPosition", {
            name,
            position: word(waitingPositionLabel(entry.position)),
          }),
    ],
    facts: factsOf(entry, words),
    button: { label: t("mailsWaiting.request"), url: linkOf(entry, words) },
    notes: [t("mailsWaiting.confirmed.leave"), contact(words)],
  };
}

function waitingOffered(entry: Waiting, words: MailContext): MailContent {
  const { t, word, formats } = words;
  const { kind, title, firstName: name } = entry;
  const until = entry.offerExpiresAt === null ? "" : formats.instant(new Date(entry.offerExpiresAt));
  return {
    subject: t("mailsWaiting.offered.subject", { kind, title }),
    preheader: t("mailsWaiting.offered.preview", { until }),
    heading: t("mailsWaiting.offered.heading", { kind }),
    paragraphs: [t("mailsWaiting.offered.greeting", { name, until }), t("mailsWaiting.offered.choose")],
    facts: [
      ...factsOf(entry, words),
      ...present([[t("mails.facts.price"), word(entry.price ?? "")]]),
      [t("mailsWaiting.offered.validUntil"), until],
    ],
    button: { label: t("mailsWaiting.offered.button", { kind }), url: linkOf(entry, words) },
    notes: [t("mailsWaiting.offered.next"), contact(words)],
  };
}

function waitingExpired(entry: Waiting, words: MailContext): MailContent {
  const { t } = words;
  const { title, firstName: name } = entry;
  return {
    subject: t("mailsWaiting.expired.subject", { title }),
    preheader: t("mailsWaiting.expired.preview"),
    heading: t("mailsWaiting.expired.heading"),
    paragraphs: [
      t("mailsWaiting.expired.greeting", { kind: entry.kind, name }),
      t("mailsWaiting.expired.again"),
    ],
    facts: factsOf(entry, words),
    notes: [contact(words)],
  };
}

function waitingRemoved(entry: Waiting, words: MailContext): MailContent {
  const { t, site } = words;
  const { title, firstName: name } = entry;
  return {
    subject: t("mailsWaiting.removed.subject", { title }),
    preheader: t("mailsWaiting.removed.preview"),
    heading: t("mailsWaiting.removed.heading"),
    paragraphs: [t("mailsWaiting.removed.greeting", { name })],
    facts: factsOf(entry, words),
    notes: [t("mailsWaiting.removed.mistake", { contact: emailAndPhone(site) })],
  };
}

function waitingCanceled(entry: Waiting, words: MailContext): MailContent {
  const { t } = words;
  const { title, firstName: name } = entry;
  const kind = entry.kind === "event" ? "event" : "course";
  return {
    subject: t("mailsWaiting.canceled.subject", { title }),
    preheader: t(`mailsWaiting.canceled.${kind}.preview`),
    heading: t(`mailsWaiting.canceled.${kind}.heading`),
    paragraphs: [t("mailsWaiting.canceled.greeting", { name })],
    facts: factsOf(entry, words),
    notes: [contact(words)],
  };
}

export const waitingMails = {
  waitingCanceled,
  waitingConfirmed,
  waitingOffered,
  waitingExpired,
  waitingRemoved,
};
export type WaitingTemplate = keyof typeof waitingMails;
