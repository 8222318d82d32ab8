import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { env } from "@/lib/env";
import type { MailChannel } from "@/lib/schemas/site/mail";
import { site } from "@/lib/site";
import { codePicture } from "./layout";
import type { Message } from "./mail";

/** The edge to the outside: an SMTP server, or readable files in DATA_DIR/outbox where there is none. */

/** Of the pictures that a mail shows. */
export const CODE_PICTURE_NAME = "codice.png";

/** Whether mails leave this machine: without a server each is a file. */
export const mailChannel = (): MailChannel => (env().SMTP_URL === undefined ? "file" : "smtp");

/** An SMTP server that does not answer must not hold up the queue. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A recipient that the server refuses for good; trying again is no use. */
export class UndeliverableError extends Error {}

function options(message: Message): SendMailOptions {
  const { to, replyTo, subject, html, text } = message;
  return {
    from: env().MAIL_FROM ?? { name: site.name, address: site.email },
    to,
    replyTo: replyTo ?? site.email,
    subject,
    text,
    html,
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    // What a mail names is only ever text: nothing is read from disk or fetched.
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
            contentType: "text/calendar; charset=utf-8; method=PUBLISH",
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

const isRefusedRecipient = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  error.code === "EENVELOPE" &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;

async function sendBySmtp(url: string, message: Message): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS });
  try {
    await transport.sendMail(options(message));
  } catch (cause) {
    if (isRefusedRecipient(cause))
      throw new UndeliverableError("The server refuses the recipient", { cause });
    throw cause;
  } finally {
    transport.close();
  }
}

/** How the name of a file of the outbox begins: names sort by time. */
export const timeInName = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

/** "2026-12-03T07-00-00-000Z-bookingConfirmed-<id>.eml": when, what, and of which job. */
async function writeToOutbox(message: Message, id: string, now: Date): Promise<void> {
  const folder = join(resolve(env().DATA_DIR), "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: bytes } = await transport.sendMail(options(message));
  const name = `${timeInName(now)}-${message.template}-${id}.eml`;
  // They hold links that open accounts: nobody else on the machine reads them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `.${name}.tmp`), bytes as Buffer, { mode: 0o600 });
  await rename(join(folder, `.${name}.tmp`), join(folder, name));
}

/**
 * Hands a mail over, and says to whom: a server, or a file where none is configured.
 * @param id of the job that sends it, by which its file is found again
 * @throws UndeliverableError when the recipient is refused for good; any other error means: try again later
 */
export async function deliverMail(message: Message, id: string, now: Date): Promise<MailChannel> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) await writeToOutbox(message, id, now);
  else await sendBySmtp(SMTP_URL, message);
  return mailChannel();
}
