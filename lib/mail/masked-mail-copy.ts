import type { MailContent } from "@/lib/schemas/site/mail";
import { CODE_PICTURE_NAME } from "./deliver-mail";
import type { Message } from "./message";

export const MASK = "•••";

/** The values of query parameters whose names indicate a secret. */
const SECRET_PARAMETER = /((?:\?|&|&amp;)(?:token|code|nonce|key)=)[^&#\s"'<>]+/gi;
/** Any run as long as the site's tokens (24 random bytes or more, in base64url). */
const LONG_RUN = /[\w-]{32,}/g;

/**
 * Masks the secrets in a mail, so that readers of the panel's mail list cannot use its links to reset a password,
 * verify an address or cancel a sign-up. It matches the form of secrets rather than a list of links, so that new kinds
 * of links are masked too.
 */
export const maskSecrets = (text: string): string =>
  text.replace(SECRET_PARAMETER, `$1${MASK}`).replace(LONG_RUN, MASK);

/** Embedded pictures are not stored; their alternative text remains. */
const withoutPictures = (html: string): string => html.replace(/ src="cid:[^"]*"/g, "");

/** The parts of a sent mail that are stored for the panel. */
export function maskedMailCopy(message: Message): MailContent {
  const { subject, text, html, calendar, document, codePictures, secret } = message;
  const mask = (part: string) => maskSecrets(secret === undefined ? part : part.replaceAll(secret, MASK));
  return {
    subject: mask(subject),
    text: mask(text),
    html: mask(withoutPictures(html)),
    attachments: [
      ...(calendar ? [calendar.filename] : []),
      ...(document ? [document.filename] : []),
      ...codePictures.map(() => CODE_PICTURE_NAME),
    ],
  };
}
