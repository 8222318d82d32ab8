import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import type { Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import type { MailChannel, MailContent } from "@/lib/schemas/site/mail";
import { ACCOUNT_TEMPLATES, ownNumbers } from "./account-traces";

/** The mails that went out, without the secrets of their links, for as long as `MAIL_RETENTION_DAYS` says. */

const lower = (addresses: readonly string[]) => addresses.map((address) => address.toLowerCase());

export interface NewSentMail extends MailContent {
  /** Of the job that sent it. */
  id: string;
  template: string;
  recipient: string;
  /** The account that it is about, where it says so. */
  userId: number | null;
  /** The address of the person that it is about, where it says so: the centre is written to about her as well. */
  contact: string | null;
  channel: MailChannel;
  queuedAt: Date;
  sentAt: Date;
}

/** Keeps a mail that has gone out; one that goes out a second time takes the place of the first. */
export async function insertSentMail({ id, ...mail }: NewSentMail): Promise<void> {
  await prisma().sentMail.upsert({ where: { id }, create: { id, ...mail }, update: mail });
}

/** What a mail said, or null when it is not kept. */
export async function findSentMail(id: string): Promise<MailContent | null> {
  return prisma().sentMail.findUnique({
    where: { id },
    select: { subject: true, text: true, html: true, attachments: true },
  });
}

export async function removeSentMails(ids: readonly string[]): Promise<void> {
  await prisma().sentMail.deleteMany({ where: { id: { in: [...ids] } } });
}

export async function removeSentMailsBefore(before: Date): Promise<void> {
  await prisma().sentMail.deleteMany({ where: { sentAt: { lt: before } } });
}

/**
 * Erases the mails to a person, and those to others that name her as contact. Where she only claims the address they may
 * be somebody else's: then those about her account, and about what she booked or signed up for while signed in.
 */
export async function eraseSentMails(tx: Transaction, person: Person): Promise<void> {
  const { userId, email, addresses } = person;
  const { courses, events } = await ownNumbers(tx, userId);
  const numbers = [...courses.map((number) => `C0*${number}`), ...events.map((number) => `E0*${number}`)];
  const hers = lower(addresses);
  await tx.$executeRaw`
    DELETE FROM sent_mails
    WHERE user_id = ${userId}
      OR ((lower(recipient) = ANY(${hers}::text[]) OR lower(contact) = ANY(${hers}::text[])) AND (
        ${email !== null} OR template = ANY(${[...ACCOUNT_TEMPLATES]}::text[])
        OR (${numbers.length > 0} AND text ~ ${`#(${numbers.join("|")})\\y`})))`;
}

const exportRowSchema = z.object({
  template: z.string(),
  recipient: z.string(),
  sentAt: z.date(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
});

/** What was written to her: to a proven address, or about her account and what she booked with it. */
export async function exportSentMails({ userId, email, addresses }: Person) {
  const sql = Prisma.sql`
    SELECT template, recipient, sent_at AS "sentAt", subject, text, attachments FROM sent_mails
    WHERE lower(recipient) = ANY(${lower(addresses)}::text[])
      AND (${email !== null} OR user_id = ${userId} OR template = ANY(${[...ACCOUNT_TEMPLATES]}::text[]))
    ORDER BY sent_at`;
  return queryRows(prisma(), exportRowSchema, sql);
}
