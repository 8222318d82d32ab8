import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import type { Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import type { MailChannel, MailContent } from "@/lib/schemas/site/mail";
import { ACCOUNT_TEMPLATES, ownNumbers } from "./account-traces";

/** The mails that went out, without the secrets of their links, for as long as `MAIL_RETENTION_DAYS` says. */

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
 * Mails to an address that a person has proven, and to others that name her as contact. Where she only claims an address
 * they may be somebody else's: then those about her account, and about what she booked or signed up for while signed in,
 * which mails name by its number.
 */
async function concerning(tx: Transaction, person: Person): Promise<Prisma.Sql> {
  const { bookings, courses, events } = await ownNumbers(tx, person.userId);
  const numbers = [
    ...bookings.map((number) => `P?0*${number}`),
    ...courses.map((number) => `C0*${number}`),
    ...events.map((number) => `E0*${number}`),
  ];
  const address = person.address.toLowerCase();
  const hers = [address, ...(person.pendingAddress === null ? [] : [person.pendingAddress.toLowerCase()])];
  return Prisma.sql`
    user_id = ${person.userId}
      OR (${person.email !== null} AND (lower(recipient) = ${address} OR lower(contact) = ${address}))
      OR (lower(recipient) = ${address} AND template = ANY(${[...ACCOUNT_TEMPLATES]}::text[]))
      OR (${numbers.length > 0} AND (lower(recipient) = ANY(${hers}::text[]) OR lower(contact) = ANY(${hers}::text[]))
        AND concat_ws(' ', subject, text) ~ ${`#(${numbers.join("|")})\\y`})`;
}

const idRowSchema = z.object({ id: z.string() });

/** The mails that `eraseSentMails` erases: those written into files have to be removed as well. */
export async function listSentMailIds(tx: Transaction, person: Person): Promise<string[]> {
  const sql = Prisma.sql`SELECT id::text AS id FROM sent_mails WHERE ${await concerning(tx, person)}`;
  return (await queryRows(tx, idRowSchema, sql)).map(({ id }) => id);
}

export async function eraseSentMails(tx: Transaction, person: Person): Promise<void> {
  await tx.$executeRaw`DELETE FROM sent_mails WHERE ${await concerning(tx, person)}`;
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
export async function exportSentMails({ userId, email, address, pendingAddress }: Person) {
  const sql = Prisma.sql`
    SELECT template, recipient, sent_at AS "sentAt", subject, text, attachments FROM sent_mails
    WHERE (lower(recipient) = ${address.toLowerCase()}
        AND (${email !== null} OR template = ANY(${[...ACCOUNT_TEMPLATES]}::text[])))
      OR (lower(recipient) IN (${address.toLowerCase()}, ${pendingAddress?.toLowerCase() ?? null})
        AND user_id = ${userId})
    ORDER BY sent_at`;
  return queryRows(prisma(), exportRowSchema, sql);
}
