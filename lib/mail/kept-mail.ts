import type { MailContent } from "@/lib/schemas/site/mail";
import { CODE_PICTURE_NAME } from "./deliver-mail";
import type { Message } from "./mail";

/** Stands where a secret was. */
export const MASK = "•••";

/** The value of a parameter of a link that is named for what it is. */
const SECRET_PARAMETER = /((?:\?|&|&amp;)(?:token|code|nonce|key)=)[^&#\s"'<>]+/gi;
/** Whatever is as long as our tokens (24 random bytes and more, in base64url), in a link or beside it. */
const LONG_RUN = /[\w-]{32,}/g;

/**
 * Takes the secrets out of what a mail said: whoever reads the panel's mails must not be able to reset a password,
 * verify an address or give up a place in somebody's name. It goes by the look of secrets and not by a list of our
 * links, so that a new kind of link is masked as well.
 */
export const maskSecrets = (text: string): string =>
  text.replace(SECRET_PARAMETER, `$1${MASK}`).replace(LONG_RUN, MASK);

/** Pictures that went along are not kept; their alternative text says what they were. */
const withoutPictures = (html: string): string => html.replace(/ src="cid:[^"]*"/g, "");

/** What is kept of a mail that has gone out. */
export function keptMail({ subject, text, html, calendar, document, codePictures }: Message): MailContent {
  return {
    subject,
    text: maskSecrets(text),
    html: maskSecrets(withoutPictures(html)),
    attachments: [
      ...(calendar ? [calendar.filename] : []),
      ...(document ? [document.filename] : []),
      ...codePictures.map(() => CODE_PICTURE_NAME),
    ],
  };
}
