import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import type { Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import type { MailSubject } from "@/lib/domain/site/mail-subject";
import type { MailChannel, MailContent } from "@/lib/schemas/site/mail";
import { ACCOUNT_TEMPLATES, marksOf, ownIds } from "./account-traces";

/** Sent mails, with the secrets of links masked, kept for `MAIL_RETENTION_DAYS`. */

interface NewSentMail extends MailContent, MailSubject {
  /** The id of the job that sent it. */
  id: string;
  template: string;
  recipient: string;
  channel: MailChannel;
  queuedAt: Date;
  sentAt: Date;
}

/**
 * Stores a sent mail; when the same job sends twice, the second mail replaces the first. Raw SQL, since the typed
 * client compiles such a statement again for each mail, which takes longer than writing it.
 */
export async function insertSentMail(mail: NewSentMail): Promise<void> {
  const { id, template, recipient, userId, contact, about, channel, queuedAt, sentAt } = mail;
  const { subject, text, html, attachments } = mail;
  await prisma().$executeRaw`
    INSERT INTO sent_mails (id, template, recipient, user_id, contact, about, channel, queued_at, sent_at, subject,
      text, html, attachments)
    VALUES (${id}::uuid, ${template}, ${recipient}, ${userId}, ${contact}, ${[...about]}::text[], ${channel},
      ${queuedAt}::timestamptz, ${sentAt}::timestamptz, ${subject}, ${text}, ${html}, ${attachments}::text[])
    ON CONFLICT (id) DO UPDATE SET recipient = EXCLUDED.recipient, user_id = EXCLUDED.user_id,
      contact = EXCLUDED.contact, about = EXCLUDED.about, channel = EXCLUDED.channel, sent_at = EXCLUDED.sent_at,
      subject = EXCLUDED.subject, text = EXCLUDED.text, html = EXCLUDED.html, attachments = EXCLUDED.attachments`;
}

/** The content of a sent mail; null when it is not stored. */
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
 * The condition for mails about a person: those about anything the person owns, and those to their verified address or
 * with it as contact. At an unverified address mails may belong to a different person, so only those about the account
 * count. Mails of older versions do not record their subject and are found by the address together with the number in
 * their text.
 */
async function concerning(tx: Transaction, person: Person): Promise<Prisma.Sql> {
  const marks = await marksOf(tx, person);
  const ids = await ownIds(tx, person);
  const numbers = [
    ...ids.booking.map((id) => `P?0*${id}`),
    ...ids.course.map((id) => `C0*${id}`),
    ...ids.event.map((id) => `E0*${id}`),
    ...ids.fee.map((id) => `Q0*${id}`),
    ...ids.member.map((id) => `S0*${id}`),
    ...ids.pass.map((id) => `T0*${id}`),
  ];
  const address = person.address.toLowerCase();
  const addresses = [
    address,
    ...(person.pendingAddress === null ? [] : [person.pendingAddress.toLowerCase()]),
  ];
  return Prisma.sql`
    user_id = ${person.userId}::int
      OR about && ${marks}::text[]
      OR (${person.email !== null} AND (lower(recipient) = ${address} OR lower(contact) = ${address}))
      OR (${person.userId !== null} AND lower(recipient) = ${address} AND template = ANY(${ACCOUNT_TEMPLATES}::text[]))
      OR (${numbers.length > 0} AND (lower(recipient) = ANY(${addresses}::text[]) OR lower(contact) = ANY(${addresses}::text[]))
        AND concat_ws(' ', subject, text) ~ ${`#(${numbers.join("|")})\\y`})`;
}

const idRowSchema = z.object({ id: z.string() });

/** The ids of the mails that `eraseSentMails` deletes; their files have to be deleted as well. */
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

/** The mails to a person: those to a verified address, and those about the account and its bookings. */
export async function exportSentMails({ userId, email, address, pendingAddress }: Person) {
  const sql = Prisma.sql`
    SELECT template, recipient, sent_at AS "sentAt", subject, text, attachments FROM sent_mails
    WHERE (lower(recipient) = ${address.toLowerCase()}
        AND (${email !== null} OR (${userId !== null} AND template = ANY(${ACCOUNT_TEMPLATES}::text[]))))
      OR (lower(recipient) IN (${address.toLowerCase()}, ${pendingAddress?.toLowerCase() ?? null})
        AND user_id = ${userId}::int)
    ORDER BY sent_at`;
  return queryRows(prisma(), exportRowSchema, sql);
}

export async function exportMailings(person: Person) {
  const rows = await prisma().mailingRecipient.findMany({
    where: { personId: person.personId },
    select: {
      email: true,
      state: true,
      sentAt: true,
      mailing: { select: { subject: true, kind: true, createdAt: true } },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ mailing, ...row }) => ({ ...mailing, ...row }));
}

export async function listLeftMailings(tx: Transaction, { personId }: Person) {
  const rows = await tx.mailingRecipient.findMany({
    where: { personId, state: "sent" },
    select: { mailingId: true, email: true },
  });
  return rows.flatMap(({ mailingId, email }) => (email === null ? [] : [{ mailingId, email }]));
}
