import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { ofPerson, type Person } from "@/lib/data/person/person";
import { eraseDeliveriesAbout } from "@/lib/data/program/webhook-deliveries";
import { queryRows } from "@/lib/data/query-rows";

/** Personal data in technical tables: stored answers (idempotency) and queued mails. */

const MAIL_QUEUES = ["mail", "mail-late", "mail-dead"];
/**
 * Templates about the account itself: sent to the account's address, they concern the account even if the address
 * is not verified. At a pending address they may concern another account, so there only the user id counts.
 */
export const ACCOUNT_TEMPLATES = [
  ...["welcome", "verification", "passwordReset", "passwordChanged"],
  ...["emailChangeAsked", "emailChanged", "inactivityWarning"],
];

/** Deletes the stored answers to the person's writes, and all answers that contain their verified address. */
export async function eraseAnswers(tx: Transaction, { userId, email }: Person): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { caller: `user:${userId}` } });
  if (email === null) return;
  await tx.$executeRaw`
    DELETE FROM idempotency_keys WHERE position(${`"${email.toLowerCase()}"`} IN lower(response::text)) > 0`;
}

/** The stored answers to the person's writes, for the export. */
export async function listAnswers({ userId }: Person) {
  return prisma().idempotencyKey.findMany({
    where: { caller: `user:${userId}` },
    select: { createdAt: true, status: true, response: true },
    orderBy: { createdAt: "asc" },
  });
}

/** The ids of the person's bookings, sign-ups, fees, memberships and passes, by which mails refer to them. */
export async function ownNumbers(
  tx: Transaction,
  person: Person,
): Promise<Record<"bookings" | "courses" | "events" | "fees" | "members" | "passes", string[]>> {
  const query = { where: ofPerson(person), select: { id: true } } as const;
  const [bookings, courses, events, fees, members, passes] = await Promise.all([
    tx.booking.findMany(query),
    tx.courseBooking.findMany(query),
    tx.eventRegistration.findMany(query),
    tx.memberFee.findMany({ where: { member: ofPerson(person) }, select: { id: true } }),
    tx.member.findMany(query),
    tx.pass.findMany(query),
  ]);
  const numbers = (rows: { id: number }[]) => rows.map(({ id }) => String(id));
  return {
    bookings: numbers(bookings),
    courses: numbers(courses),
    events: numbers(events),
    fees: numbers(fees),
    members: numbers(members),
    passes: numbers(passes),
  };
}

/** Deletes what other programs were, or are still to be, told about the person's bookings, sign-ups, memberships and passes. */
export async function eraseDeliveries(tx: Transaction, person: Person): Promise<void> {
  const { bookings, courses, events, fees, members, passes } = await ownNumbers(tx, person);
  await eraseDeliveriesAbout(tx, "booking", bookings.map(Number));
  await eraseDeliveriesAbout(tx, "course", courses.map(Number));
  await eraseDeliveriesAbout(tx, "event", events.map(Number));
  await eraseDeliveriesAbout(tx, "fee", fees.map(Number));
  await eraseDeliveriesAbout(tx, "member", members.map(Number));
  await eraseDeliveriesAbout(tx, "pass", passes.map(Number));
}

/** The columns of a mail job: template, recipient, and what it is about, where known. */
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
 * Deletes the mail jobs about a person, whether queued, archived or given up: all to a verified address, and to any
 * address those about the account and its bookings and sign-ups. Other mails to an unverified address may be
 * somebody else's.
 */
export async function eraseMailJobs(tx: Transaction, person: Person): Promise<void> {
  const { bookings, courses, events, fees, members, passes } = await ownNumbers(tx, person);
  for (const table of ["job", "archive"] as const) {
    await tx.$executeRawUnsafe(
      `DELETE FROM pgboss.${table} j USING (SELECT ${MAIL_FACTS} FROM pgboss.${table} WHERE name = ANY($1::text[])) m
       WHERE j.id = m.id AND (
         m.user_id = $2
         OR ($4 AND (m.recipient = $3 OR m.contact = $3))
         OR ($9 AND m.recipient = $3 AND m.template = ANY($5::text[]))
         OR (m.kind = 'booking' AND m.number = ANY($6::text[]))
         OR (m.kind = 'course' AND m.number = ANY($7::text[]))
         OR (m.kind = 'event' AND m.number = ANY($8::text[]))
         OR (m.kind = 'fee' AND m.number = ANY($10::text[]))
         OR (m.kind = 'member' AND m.number = ANY($11::text[]))
         OR (m.kind = 'pass' AND m.number = ANY($12::text[])))`,
      MAIL_QUEUES,
      String(person.userId),
      person.address.toLowerCase(),
      person.email !== null,
      ACCOUNT_TEMPLATES,
      bookings,
      courses,
      events,
      person.userId !== null,
      fees,
      members,
      passes,
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

/** Those of the jobs that still exist: a job is deleted when the person that it concerns is erased. */
export async function findJobsThere(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const sql = Prisma.sql`SELECT id::text AS id FROM pgboss.job WHERE id = ANY(${[...ids]}::uuid[])`;
  const rows = await queryRows(prisma(), jobIdRowSchema, sql);
  return new Set(rows.map(({ id }) => id));
}

/** The mails to a person that the queue still contains, by the instant of queueing. */
export async function listMailJobs({ userId, email, address, pendingAddress }: Person) {
  const sql = Prisma.sql`
    SELECT data->'mail'->>'template' AS template, data->>'queuedAt' AS "queuedAt", data->'mail'->>'to' AS "to",
           state::text AS state
    FROM (SELECT data, state, name FROM pgboss.job UNION ALL SELECT data, state, name FROM pgboss.archive) m
    WHERE name = ANY(${MAIL_QUEUES}::text[]) AND (
      (lower(data->'mail'->>'to') = ${address.toLowerCase()} AND (
        ${email !== null} OR (${userId !== null} AND data->'mail'->>'template' = ANY(${ACCOUNT_TEMPLATES}::text[]))))
      OR (lower(data->'mail'->>'to') IN (${address.toLowerCase()}, ${pendingAddress?.toLowerCase() ?? null})
        AND data->'mail'->'data'->>'userId' = ${String(userId)}))
    ORDER BY 2`;
  return queryRows(prisma(), queuedMailRowSchema, sql);
}
