import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { domainOf } from "@/lib/domain/person/email";
import { env } from "@/lib/env";
import type { MailChannel } from "@/lib/schemas/site/mail";
import type { KnownSite } from "@/lib/schemas/site/site";
import { codePicture } from "./layout";
import type { MailServer } from "./mail-server";
import type { Message } from "./message";
import { withoutPassword } from "./smtp-failure";
import { type Timeouts, transportTo, within } from "./smtp-transport";

/** Delivers mails: to the SMTP server, or as .eml files in DATA_DIR/outbox if no server is configured. */

export const CODE_PICTURE_NAME = "codice.png";

interface MailIds {
  /** The job's id, which is part of the file name. */
  id: string;
  /**
   * The Message-ID. It is the same for each attempt, so that mail servers and programs can detect a duplicate sent
   * because the process ended before it recorded the delivery.
   */
  key: string;
}

/** The server has permanently refused the recipient; a retry would be refused too. A mail has one recipient. */
export class UndeliverableError extends Error {}

/** The sender: that of the server's settings, otherwise the site. MAIL_FROM may be "Name <address>". */
function senderOf(server: MailServer | null, site: KnownSite) {
  const address = server?.fromAddress ?? site.email;
  // Mails written to files have the same sender.
  const environment = server === null || server.url !== undefined ? env().MAIL_FROM : undefined;
  return {
    from: environment ?? { name: server?.fromName ?? site.name, address },
    /** The domain of Message-IDs. */
    domain: domainOf(environment ?? address).replace(/>.*$/s, ""),
    replyTo: server?.replyTo ?? site.email,
  };
}

function options(
  message: Message,
  site: KnownSite,
  server: MailServer | null,
  key?: string,
): SendMailOptions {
  const { to, subject, html, text, language, unsubscribe } = message;
  const { from, domain, replyTo } = senderOf(server, site);
  return {
    from,
    to,
    ...(key && { messageId: `<${key}@${domain}>` }),
    replyTo: message.replyTo ?? replyTo,
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

/** Replies that require a login (RFC 4954): they concern the sender, wherever in the dialogue they occur. */
const LOGIN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/**
 * Whether the server has permanently refused the recipient. Other refusals (of the sender, the content or the login, or
 * for a quota) concern this site and may be resolved an hour later; nodemailer reports most of them as EENVELOPE, too.
 */
const isRefusedRecipient = (error: unknown) =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  !LOGIN_REPLIES.has(error.responseCode);

/**
 * A server that replies slowly to each command must not hold a mail forever: the job would expire, and another process
 * send the mail again.
 */
const MOST_OF_A_DELIVERY_MS = 45_000;

async function sendBySmtp(
  server: MailServer,
  message: Message,
  site: KnownSite,
  { key, timeouts }: { key?: string; timeouts?: Timeouts },
): Promise<void> {
  const transport = transportTo(server, timeouts);
  try {
    await within(MOST_OF_A_DELIVERY_MS, transport.sendMail(options(message, site, server, key)));
  } catch (error) {
    const cause = withoutPassword(error, server);
    if (isRefusedRecipient(cause))
      throw new UndeliverableError("The server refuses the recipient", { cause });
    throw cause;
  } finally {
    transport.close();
  }
}

/** The timestamp with which file names in the outbox begin. */
export const timeInName = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

/** The file name consists of instant, template and job id: "2026-12-03T07-00-00-000Z-bookingConfirmed-<id>.eml". */
async function writeToOutbox(
  message: Message,
  { id, key }: MailIds,
  now: Date,
  site: KnownSite,
): Promise<void> {
  const folder = join(resolve(env().DATA_DIR), "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: bytes } = await transport.sendMail(options(message, site, null, key));
  const name = `${timeInName(now)}-${message.template}-${id}.eml`;
  // Readable by the site's user only: mails contain links that open accounts.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `.${name}.tmp`), bytes as Buffer, { mode: 0o600 });
  await rename(join(folder, `.${name}.tmp`), join(folder, name));
}

/**
 * Delivers a mail.
 * @returns how: by SMTP, or as a file
 * @throws UndeliverableError if the recipient is permanently refused; any other error can be retried
 */
export async function deliverMail(
  message: Message,
  ids: MailIds,
  now: Date,
  site: KnownSite,
  server: MailServer | null,
): Promise<MailChannel> {
  if (server === null) await writeToOutbox(message, ids, now, site);
  else await sendBySmtp(server, message, site, ids);
  return server === null ? "file" : "smtp";
}

/**
 * Sends a mail to the SMTP server at once, within `milliseconds` in total.
 * @throws UndeliverableError; Error with the server's reply, or for a timeout
 */
export async function deliverNow(
  message: Message,
  site: KnownSite,
  server: MailServer,
  milliseconds: number,
): Promise<void> {
  const timeouts = {
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
  };
  await within(milliseconds, sendBySmtp(server, message, site, { timeouts }));
}
