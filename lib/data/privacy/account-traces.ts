import "server-only";
import { z } from "zod";
import { prisma, type Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import type { Person } from "@/lib/data/person/person";
import { queryRows } from "@/lib/data/query-rows";
import { foldName } from "@/lib/domain/person/folded-name";

/** What is left of a person outside the tables that speak of her: stored answers, queued mails, counters. */

const MAIL_QUEUES = ["mail", "mail-late", "mail-dead"];
/** Mails that concern the account itself and so are its owner's, whoever has the address. */
export const ACCOUNT_TEMPLATES = [
  ...["welcome", "verification", "passwordReset", "passwordChanged"],
  ...["emailChangeAsked", "emailChanged", "inactivityWarning", "invitation"],
];

const lower = (addresses: readonly string[]) => addresses.map((address) => address.toLowerCase());

/** The stored answers to her writes; and to anybody's that name her address, where it is proven. */
export async function eraseAnswers(tx: Transaction, { userId, email }: Person): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { caller: `user:${userId}` } });
  if (email === null) return;
  await tx.$executeRaw`
    DELETE FROM idempotency_keys WHERE position(${email.toLowerCase()} IN lower(response::text)) > 0`;
}

export async function listAnswers({ userId }: Person) {
  return prisma().idempotencyKey.findMany({
    where: { caller: `user:${userId}` },
    select: { createdAt: true, status: true, response: true },
    orderBy: { createdAt: "asc" },
  });
}

/**
 * Counters of limits that name her, as a whole part of their key: her username where nobody had it, her address where it
 * is proven. One that she only claims counts what its owner gets, and a username may be anything, also an address of a
 * client or the name of a limit: those of others stay, or whoever is stopped by a limit would be rid of it.
 */
export async function eraseCounters(tx: Transaction, { username, email }: Person): Promise<void> {
  const names = lower([username, ...(email === null ? [] : [email])].map((name) => `name:${foldName(name)}`));
  const parts = email === null ? names : [...names, ...lower([email])];
  await tx.$executeRaw`
    DELETE FROM rate_limits
    WHERE regexp_split_to_array(regexp_replace(lower(key), '^[^:]*:', ''), '[|]') && ${parts}::text[]`;
}

/** The numbers of the sign-ups that she made while signed in, as mails name them. */
export async function ownNumbers(
  tx: Transaction,
  userId: number,
): Promise<{ courses: string[]; events: string[] }> {
  const [courses, events] = await Promise.all([
    tx.courseBooking.findMany({ where: { userId }, select: { id: true } }),
    tx.eventRegistration.findMany({ where: { userId }, select: { id: true } }),
  ]);
  const numbers = (rows: { id: number }[]) => rows.map(({ id }) => String(id));
  return { courses: numbers(courses), events: numbers(events) };
}

/**
 * Mails about her, queued, archived and given up. A mail that still waits for an address which she only claims may be
 * somebody else's: it goes only if it tells of her account or of what she booked while signed in.
 */
export async function eraseMailJobs(tx: Transaction, person: Person): Promise<void> {
  const { courses, events } = await ownNumbers(tx, person.userId);
  const addresses = lower(person.addresses);
  for (const table of ["job", "archive"] as const) {
    await tx.$executeRawUnsafe(
      `DELETE FROM pgboss.${table} j USING (
         SELECT id, data->'mail'->>'template' AS template, lower(data->'mail'->>'to') AS recipient,
                lower(data->'mail'->'data'->>'email') AS contact, data->'mail'->'data'->>'userId' AS user_id,
                data->'mail'->'data'->>'kind' AS kind,
                ltrim(data->'mail'->'data'->>'confirmationNumber', '0') AS number
         FROM pgboss.${table} WHERE name = ANY($1::text[])) m
       WHERE j.id = m.id AND (
         m.user_id = $2
         OR ((m.recipient = ANY($3::text[]) OR m.contact = ANY($3::text[])) AND (
           $4 OR j.state NOT IN ('created', 'retry') OR m.template = ANY($5::text[])
           OR ((m.template IN ('courseBooked', 'centreCourseBooked') OR m.kind = 'course') AND m.number = ANY($6::text[]))
           OR ((m.template = 'eventRegistered' OR m.kind = 'event') AND m.number = ANY($7::text[])))))`,
      MAIL_QUEUES,
      String(person.userId),
      addresses,
      person.email !== null,
      ACCOUNT_TEMPLATES,
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

/** Mails about her that the queue still knows: which, and when they were queued. */
export async function listMailJobs(person: Person) {
  const addresses = lower(person.addresses);
  const isProven = person.email !== null;
  const sql = Prisma.sql`
    SELECT data->'mail'->>'template' AS template, data->>'queuedAt' AS "queuedAt", data->'mail'->>'to' AS "to",
           state::text AS state
    FROM (SELECT data, state, name FROM pgboss.job UNION ALL SELECT data, state, name FROM pgboss.archive) m
    WHERE name = ANY(${MAIL_QUEUES}::text[]) AND lower(data->'mail'->>'to') = ANY(${addresses}::text[])
      AND (${isProven} OR data->'mail'->>'template' = ANY(${ACCOUNT_TEMPLATES}::text[])
        OR data->'mail'->'data'->>'userId' = ${String(person.userId)})
    ORDER BY 2`;
  return queryRows(prisma(), queuedMailRowSchema, sql);
}
