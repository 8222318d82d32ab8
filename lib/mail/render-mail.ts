import { LRUCache } from "lru-cache";
import { create } from "qrcode";
import sharp from "sharp";
import { findLanguageOf } from "@/lib/data/person/users";
import { findSettings } from "@/lib/data/site/settings";
import { siteIn } from "@/lib/data/site/site-in-language";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/languages";
import { inLanguage } from "@/lib/domain/language/translations";
import type { Settings } from "@/lib/schemas/site/settings";
import type { KnownSite } from "@/lib/schemas/site/site";
import { renderHtml, renderText } from "./layout";
import { type MailContext, mailWords } from "./mail-words";
import { contentOf, type Mail } from "./mails";
import type { MailContent, Message } from "./message";

/** Free-text form fields other than names, with the values that replace them. */
const TYPED: Record<string, unknown> = { purpose: "", notes: null };

/** Calls `see` for each field of JSON data, at any depth. */
const eachField = (value: unknown, see: (field: string, value: unknown) => void): void =>
  void JSON.stringify(value, (field, inside: unknown) => {
    see(field, inside);
    return inside;
  });

/** Whether all bookings of a mail were made by the account that has verified the mail's address. */
function isOwn({ data }: Mail, recipientId: number | null): boolean {
  if (recipientId === null) return false;
  const owners = new Set<unknown>();
  eachField(data, (field, value) => field === "userId" && owners.add(value));
  return owners.size === 1 && owners.has(recipientId);
}

/**
 * A mail as its recipient may read it. Free text goes only to the centre, for which it is meant, and to its author:
 * anybody may book for another address, and must not be able to send it a message or a link.
 * @param recipientId the account that has verified the address; null without one
 */
function forRecipient<M extends Mail>(mail: M, recipientId: number | null): M {
  if (mail.template.startsWith("centre") || isOwn(mail, recipientId)) return mail;
  // The data is JSON, as stored in the queue.
  return JSON.parse(JSON.stringify(mail, (field, value: unknown) => (field in TYPED ? TYPED[field] : value)));
}

/** The number of white modules around a code. */
const MARGIN = 2;
const [DARK, LIGHT] = [0, 255];

/** Most mails contain the same code, that of the calendar: the most recent ones are cached. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 20 });

/**
 * A QR code as a two-colour PNG. The encoder of the QR library is ten times slower, and its pictures are six times as
 * large.
 * @param pixels the maximum width and height: each module is a whole number of pixels
 */
function codePicture(text: string, pixels: number): Promise<Buffer> {
  const key = `${pixels} ${text}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = draw(text, pixels);
  drawn.set(key, picture);
  return picture;
}

async function draw(text: string, pixels: number): Promise<Buffer> {
  const { size, data } = create(text).modules;
  const modules = Buffer.from(Array.from(data, (isDark) => (isDark ? DARK : LIGHT)));
  const side = Math.max(1, Math.floor(pixels / (size + 2 * MARGIN)));
  const margin = MARGIN * side;
  return sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * side, size * side, { kernel: "nearest" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "white" })
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer();
}

/** Twice the displayed size, for high-density screens. */
const CODE_PIXELS = 360;

/**
 * The language of a mail. Password reset links and sign-in codes are requested by people who are not signed in: if the
 * address has an account, its language is used, otherwise the request's. It is looked up only here, so that requests
 * look the same for every address.
 */
async function languageOf({ template, to, language = DEFAULT_LANGUAGE }: Mail): Promise<Language> {
  if (template !== "passwordReset" && template !== "signInCode") return language;
  return (await findLanguageOf(to)) ?? language;
}

/**
 * Renders a mail in HTML and plain text, in its language; null if its reason or recipient no longer exists.
 * @param readSettings reads the association's settings, for mails that explain how to pay
 * @param recipientId the account that has verified the address; null without one
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

/** Renders this content as a mail, ready for delivery. */
export async function toMessage(
  template: Message["template"],
  to: string,
  content: MailContent,
  words: MailContext,
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
