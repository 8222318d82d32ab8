import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import type { Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";

/** What is left of a person outside the tables that speak of her: stored answers and queued mails. */

const MAIL_QUEUES = ["mail", "mail-late", "mail-dead"];
/**
 * Mails to the address of an account that concern the account itself, whoever has the address. To an address that only
 * waits for its link they may be another account's: what is hers there carries her id.
 */
export const ACCOUNT_TEMPLATES = [
  ...["welcome", "verification", "passwordReset", "passwordChanged"],
  ...["emailChangeAsked", "emailChanged", "inactivityWarning"],
];

/** The stored answers to her writes; and to anybody's that name her address, where it is proven. */
export async function eraseAnswers(tx: Transaction, { userId, email }: Person): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { caller: `user:${userId}` } });
  if (email === null) return;
  await tx.$executeRaw`
    DELETE FROM idempotency_keys WHERE position(${`"${email.toLowerCase()}"`} IN lower(response::text)) > 0`;
}

export async function listAnswers({ userId }: Person) {
  return prisma().idempotencyKey.findMany({
    where: { caller: `user:${userId}` },
    select: { createdAt: true, status: true, response: true },
    orderBy: { createdAt: "asc" },
  });
}

/** The numbers of what she booked and signed up for while signed in, as mails name them. */
export async function ownNumbers(
  tx: Transaction,
  userId: number,
): Promise<{ bookings: string[]; courses: string[]; events: string[] }> {
  const [bookings, courses, events] = await Promise.all([
    tx.booking.findMany({ where: { userId }, select: { id: true } }),
    tx.courseBooking.findMany({ where: { userId }, select: { id: true } }),
    tx.eventRegistration.findMany({ where: { userId }, select: { id: true } }),
  ]);
  const numbers = (rows: { id: number }[]) => rows.map(({ id }) => String(id));
  return { bookings: numbers(bookings), courses: numbers(courses), events: numbers(events) };
}

/** Of a mail job: what it is, to whom, and what it is about, as far as it says so. */
const MAIL_FACTS = `
  id, data->'mail'->>'template' AS template, lower(data->'mail'->>'to') AS recipient,
  lower(data->'mail'->'data'->>'email') AS contact,
  COALESCE(data->'mail'->'data'->>'userId', data->'mail'->'data'->'booking'->>'userId',
    data->'mail'->'data'->'after'->>'userId', data->'mail'->'data'->'bookings'->0->>'userId') AS user_id,
  CASE data->'mail'->>'template' WHEN 'courseBooked' THEN 'course' WHEN 'centreCourseBooked' THEN 'course'
    WHEN 'eventRegistered' THEN 'event' ELSE data->'mail'->'data'->>'kind' END AS kind,
  CASE data->'mail'->>'template' WHEN 'paymentReminder' THEN data->'mail'->'data'->>'id'
    ELSE ltrim(data->'mail'->'data'->>'confirmationNumber', '0') END AS number`;

/**
 * Mails about her, queued, archived and given up: all to an address that she has proven, and wherever it is sent what
 * tells of her account or of what she booked while signed in. Another mail to an address that she only claims is
 * somebody else's.
 */
export async function eraseMailJobs(tx: Transaction, person: Person): Promise<void> {
  const { bookings, courses, events } = await ownNumbers(tx, person.userId);
  for (const table of ["job", "archive"] as const) {
    await tx.$executeRawUnsafe(
      `DELETE FROM pgboss.${table} j USING (SELECT ${MAIL_FACTS} FROM pgboss.${table} WHERE name = ANY($1::text[])) m
       WHERE j.id = m.id AND (
         m.user_id = $2
         OR ($4 AND (m.recipient = $3 OR m.contact = $3))
         OR (m.recipient = $3 AND m.template = ANY($5::text[]))
         OR (m.kind = 'booking' AND m.number = ANY($6::text[]))
         OR (m.kind = 'course' AND m.number = ANY($7::text[]))
         OR (m.kind = 'event' AND m.number = ANY($8::text[])))`,
      MAIL_QUEUES,
      String(person.userId),
      person.address.toLowerCase(),
      person.email !== null,
      ACCOUNT_TEMPLATES,
      bookings,
      courses,
      events,
    );
  }
}

const jobIdRowSchema = z.object({ id: z.string() });
const queuedMailRowSchema = z.object({
  template: z.string(),
  queuedAt: z.string(),
  to: z.string(),
  state: z.string(),
});

/** Which jobs are still in the queue: one is not when the person that it concerns was erased meanwhile. */
export async function findJobsThere(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const sql = Prisma.sql`SELECT id::text AS id FROM pgboss.job WHERE id = ANY(${[...ids]}::uuid[])`;
  const rows = await queryRows(prisma(), jobIdRowSchema, sql);
  return new Set(rows.map(({ id }) => id));
}

/** Mails to a person that the queue still knows: which, and when they were queued. */
export async function listMailJobs({ userId, email, address, pendingAddress }: Person) {
  const sql = Prisma.sql`
    SELECT data->'mail'->>'template' AS template, data->>'queuedAt' AS "queuedAt", data->'mail'->>'to' AS "to",
           state::text AS state
    FROM (SELECT data, state, name FROM pgboss.job UNION ALL SELECT data, state, name FROM pgboss.archive) m
    WHERE name = ANY(${MAIL_QUEUES}::text[]) AND (
      (lower(data->'mail'->>'to') = ${address.toLowerCase()} AND (
        ${email !== null} OR data->'mail'->>'template' = ANY(${ACCOUNT_TEMPLATES}::text[])))
      OR (lower(data->'mail'->>'to') IN (${address.toLowerCase()}, ${pendingAddress?.toLowerCase() ?? null})
        AND data->'mail'->'data'->>'userId' = ${String(userId)}))
    ORDER BY 2`;
  return queryRows(prisma(), queuedMailRowSchema, sql);
}
