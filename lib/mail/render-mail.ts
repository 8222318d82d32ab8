import { findLanguageOf } from "@/lib/data/person/users";
import { findSettings } from "@/lib/data/site/settings";
import { siteIn } from "@/lib/data/site/site-in-language";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import type { Settings } from "@/lib/schemas/site/settings";
import type { KnownSite } from "@/lib/schemas/site/site";
import { codePicture } from "./code-picture";
import { renderHtml, renderText } from "./layout";
import type { Mail } from "./mail";
import { contentOf } from "./mail-content";
import { type MailWords, mailWords } from "./mail-words";
import type { MailContent, Message } from "./message";
import { forRecipient } from "./typed-text";

/** Twice the displayed size, for high-density screens. */
const CODE_PIXELS = 360;

/**
 * The language of a mail. The link of a password reset and the code of a sign-in are asked for by somebody who is not
 * signed in: where the address has an account, its language counts, else the request's. Only here it is looked up, so
 * that requests look the same for every address.
 */
async function languageOf({ template, to, language = DEFAULT_LANGUAGE }: Mail): Promise<Language> {
  if (template !== "passwordReset" && template !== "signInCode") return language;
  return (await findLanguageOf(to)) ?? language;
}

/**
 * Renders a mail in HTML and plain text, in its language; null when there is no reason or recipient any more.
 * @param readSettings reads the association's settings, for mails that say how to pay
 * @param recipientId the account that has verified the address; null where none has
 */
export async function renderMail(
  mail: Mail,
  now: Date,
  site: KnownSite,
  readSettings: () => Promise<Settings> = findSettings,
  recipientId: number | null = null,
): Promise<Message | null> {
  const language = await languageOf(mail);
  const words = await mailWords(language, siteIn(site, language));
  const shown = forRecipient(mail, recipientId);
  const rendered = await contentOf({ ...inLanguage(shown, language), language }, now, readSettings, words);
  if (rendered === null) return null;
  return toMessage(mail.template, rendered.to, rendered.content, words);
}

/** A mail of this content, ready for delivery. */
export async function toMessage(
  template: Message["template"],
  to: string,
  content: MailContent,
  words: MailWords,
): Promise<Message> {
  return {
    template,
    language: words.language,
    to,
    replyTo: content.replyTo,
    subject: content.subject,
    secret: content.secret,
    unsubscribe: content.unsubscribe,
    html: renderHtml(content, words),
    text: renderText(content, words),
    codePictures: await Promise.all((content.codes ?? []).map(({ text }) => codePicture(text, CODE_PIXELS))),
    calendar: content.calendar,
    document: content.document,
  };
}
