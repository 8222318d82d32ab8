import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { domainOf } from "@/lib/domain/person/email";
import { env } from "@/lib/env";
import type { MailChannel } from "@/lib/schemas/site/mail";
import { codePicture } from "./layout";
import type { Message } from "./message";

/** Delivers mails: to the SMTP server, or as .eml files in DATA_DIR/outbox where none is configured. */

/** The file name of QR codes in a mail. */
export const CODE_PICTURE_NAME = "codice.png";

/** How mails are delivered: by SMTP, or as files where no server is configured. */
export const mailChannel = (): MailChannel => (env().SMTP_URL === undefined ? "file" : "smtp");

/** An SMTP server that does not answer must not block the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** What tells one mail from another. */
interface MailIds {
  /** The id of the job, which is part of the file's name. */
  id: string;
  /**
   * The same whenever this mail is tried: its Message-ID, by which mail servers and programs know again one that comes
   * twice because the process ended before it noted that the mail had left.
   */
  key: string;
}

/** The server has permanently refused the recipient; a retry would be refused too. A mail has one recipient. */
export class UndeliverableError extends Error {}

/** Where Message-IDs come from: the domain of the sender, who may be "Name <address>". */
const senderDomain = (site: KnownSite) => domainOf(env().MAIL_FROM ?? site.email).replace(/>.*$/s, "");

function options(message: Message, site: KnownSite, key?: string): SendMailOptions {
  const { to, replyTo, subject, html, text, language, unsubscribe } = message;
  return {
    from: env().MAIL_FROM ?? { name: site.name, address: site.email },
    to,
    ...(key && { messageId: `<${key}@${senderDomain(site)}>` }),
    replyTo: replyTo ?? site.email,
    subject,
    text,
    html,
    textEncoding: "quoted-printable",
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": language,
      ...(unsubscribe !== undefined && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // Mail content must never make nodemailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: attachments(message),
  };
}

function attachments({
  calendar,
  document,
  codePictures,
}: Message): NonNullable<SendMailOptions["attachments"]> {
  return [
    ...(calendar
      ? [
          {
            filename: calendar.filename,
            content: calendar.content,
            contentType: "text/calendar; charset=utf-8",
            contentTransferEncoding: "quoted-printable" as const,
          },
        ]
      : []),
    ...(document
      ? [
          {
            filename: document.filename,
            content: Buffer.from(document.bytes),
            contentType: "application/pdf",
          },
        ]
      : []),
    ...codePictures.map((picture, index) => ({
      filename: CODE_PICTURE_NAME,
      content: Buffer.from(picture),
      contentType: "image/png",
      cid: codePicture(index),
      contentDisposition: "inline" as const,
    })),
  ];
}

/** Replies that ask for a login (RFC 4954): they are about the sender, wherever in the dialogue they come. */
const LOGIN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/**
 * Whether the server has refused the recipient for good. Whatever else it refuses (the sender, a quota, the content, the
 * login) is about this site, and may be right again an hour later; nodemailer calls most of it EENVELOPE, too.
 */
const isRefusedRecipient = (error: unknown) =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  !LOGIN_REPLIES.has(error.responseCode);

async function sendBySmtp(
  url: string,
  message: Message,
  site: KnownSite,
  { key, timeouts = TIMEOUTS }: { key?: string; timeouts?: typeof TIMEOUTS },
): Promise<void> {
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.sendMail(options(message, site, key));
  } catch (cause) {
    if (isRefusedRecipient(cause))
      throw new UndeliverableError("The server refuses the recipient", { cause });
    throw cause;
  } finally {
    transport.close();
  }
}

/** The timestamp that file names in the outbox begin with. */
export const timeInName = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

/** The file name: instant, template and job id, such as "2026-12-03T07-00-00-000Z-bookingConfirmed-<id>.eml". */
async function writeToOutbox(
  message: Message,
  { id, key }: MailIds,
  now: Date,
  site: KnownSite,
): Promise<void> {
  const folder = join(resolve(env().DATA_DIR), "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: bytes } = await transport.sendMail(options(message, site, key));
  const name = `${timeInName(now)}-${message.template}-${id}.eml`;
  // Readable by the site's user only: mails contain links that open accounts.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `.${name}.tmp`), bytes as Buffer, { mode: 0o600 });
  await rename(join(folder, `.${name}.tmp`), join(folder, name));
}

/**
 * Delivers a mail. @returns how: by SMTP, or as a file
 * @throws UndeliverableError when the recipient is permanently refused; after any other error a retry makes sense
 */
export async function deliverMail(
  message: Message,
  ids: MailIds,
  now: Date,
  site: KnownSite,
): Promise<MailChannel> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) await writeToOutbox(message, ids, now, site);
  else await sendBySmtp(SMTP_URL, message, site, ids);
  return mailChannel();
}

/**
 * Hands a mail to the SMTP server at once, within `milliseconds` altogether.
 * @throws Error what the server answered, or that it did not in time
 */
export async function deliverNow(message: Message, site: KnownSite, milliseconds: number): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) throw new Error("SMTP_URL is not set");
  const timeouts = {
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    await Promise.race([sendBySmtp(SMTP_URL, message, site, { timeouts }), late]);
  } catch (error) {
    throw error instanceof UndeliverableError ? error.cause : error;
  } finally {
    clearTimeout(timer);
  }
}
